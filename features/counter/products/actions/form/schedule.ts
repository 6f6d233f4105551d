import { bumpCatalogVersion, changeOnSale, scheduleOnSale } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { readMallTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { dayMs } from '@hojip/platform/clock'
import type { ProductsCalls } from '../../contract.ts'
import { formOf } from '../../form/form-of.ts'
import { productsRefusals as r } from '../../refusals.ts'
import { problemsOf } from '../../rules/form/problems.ts'
import * as store from '../../store/form/product.ts'
import { invalid } from './invalid.ts'

/** The queue of products that go on sale by themselves. */
export const onSaleJob = 'products.put-on-sale'

export interface OnSaleDue {
  shopId: string
  goodsId: string
  /** Epoch ms: another time has been chosen when the product has another one. */
  at: number
}

type Asked = ParsedInputOf<ProductsCalls['POST /bizConsole/scheduleProduct']>
type Reason =
  | 'products/productGone'
  | 'products/formInvalid'
  | 'products/isOnSale'
  | 'products/notFuture'
  | 'products/takenDown'

const yearMs = 366 * dayMs

/** Sets when a product goes on sale, if it could be on sale now. */
export function scheduleProduct(
  { db, clock, jobs }: Pick<Tools, 'db' | 'clock' | 'jobs'>,
  { goodsId, onSaleAt }: Asked,
  { viewer, locale, note }: Pick<CallContext, 'note'> & { viewer: Viewer; locale: Locale },
): Promise<{ onSaleAt: string | null } | Refusal<Reason>> {
  // A time that no clock shows, such as a 31st of June, lies nowhere.
  const at = onSaleAt === null ? null : (readMallTime(onSaleAt)?.getTime() ?? 0)
  return inTransaction(db, async (tx): Promise<{ onSaleAt: string | null } | Refusal<Reason>> => {
    await store.lockProduct(tx, viewer, { id: goodsId })
    const known = await store.ownProduct(tx, viewer, { id: goodsId })
    if (!known) return refuse(r.productGone)
    if (known.isOnSale) return refuse(r.isOnSale)
    if (at !== null && (at <= clock.nowMs() || at > clock.nowMs() + yearMs)) return refuse(r.notFuture)
    const problems = at === null ? [] : problemsOf(formOf(known), true)
    if (problems.length > 0) return invalid(problems, locale)
    const { shopId } = known
    const isTaken = await scheduleOnSale(tx, shopId, goodsId, at === null ? null : new Date(at))
    if (at !== null) {
      if (!isTaken) return refuse(r.takenDown)
      await jobs.send(tx, onSaleJob, { shopId, goodsId, at } satisfies OnSaleDue, { at: new Date(at) })
    }
    const product = textIn(known.name, locale)
    note?.({ subject: { product }, after: onSaleAt === null ? {} : { onSaleAt } })
    return { onSaleAt }
  })
}

/** Puts a product on sale whose time has come. One that can no longer be on sale stays where it is. */
export function putDueOnSale(
  { db, log }: Pick<Tools, 'db' | 'log'>,
  { shopId, goodsId, at }: OnSaleDue,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await store.lockProduct(tx, { shopId }, { id: goodsId })
    const known = await store.ownProduct(tx, { shopId }, { id: goodsId })
    if (known?.onSaleAt?.getTime() !== at) return
    const [problem] = problemsOf(formOf(known), true)
    if (problem) {
      log.info('products.not-put-on-sale', { goodsId, why: problem.why })
      await scheduleOnSale(tx, shopId, goodsId, null)
      return
    }
    await changeOnSale(tx, [goodsId], true)
    await bumpCatalogVersion(tx)
  })
}
