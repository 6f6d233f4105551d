import { newId } from '@hojip/platform/ids'
import type { World } from '../world.ts'

/** The shop's templates of delivery. */
export function freightInputs({ unsold: { goodsId }, freightTemplates }: World) {
  const fees = { name: '', first: 1, firstFee: '8.00', next: 1, nextFee: '0.00', surcharge: '0.00' }
  const rule = { unit: 'piece', groups: [{ ...fees, places: ['CN'] }], notTo: [] }
  const { toChange, toDelete, version } = freightTemplates
  return {
    'POST /bizConsole/saveFreightTemplate': { pkId: toChange, version, name: 'A', ...rule },
    'POST /bizConsole/showProductEditing': { goodsId, tab: goodsId, state: 'changed' },
    'POST /bizConsole/showFreightEditing': { pkId: toChange, tab: goodsId, state: 'changed' },
    'POST /bizConsole/setDefaultFreightTemplate': { pkId: toChange },
    'POST /bizConsole/deleteFreightTemplate': { pkId: toDelete },
    'POST /bizConsole/tryFreight': {
      ...rule,
      to: { country: 'CN', province: '吉林省' },
      goodsId,
      goodsNum: 1,
    },
  }
}

/** What staff have written of a product. */
export function draftInputs({ productDraftId: pkId, productForm: { form } }: World) {
  return {
    'POST /bizConsole/queryProductDrafts': {},
    'POST /bizConsole/findProductDraft': { pkId },
    'POST /bizConsole/saveProductDraft': { pkId: newId(), goodsId: null, revision: 0, form, base: form },
    'POST /bizConsole/dropProductDraft': { pkId },
  }
}
