import { bumpCatalogVersion } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { FreightCalls } from '../contract.ts'
import { freightRefusals as r } from '../refusals.ts'
import {
  holdTemplate,
  lockTemplates,
  moveProducts,
  productsByTemplate,
  removeTemplate,
  type TemplateRow,
} from '../store.ts'

type Asked = ParsedInputOf<FreightCalls['POST /bizConsole/deleteFreightTemplate']>
type Reason = 'freight/templateGone' | 'freight/isDefault' | 'freight/inUse'

/** Products moved in one transaction: their locks are held for a fraction of a second. */
const step = 1_000

async function checked(
  tx: Tx,
  viewer: Viewer,
  { pkId, replacementId }: Asked,
): Promise<{ template: TemplateRow } | Refusal<Reason>> {
  const all = await lockTemplates(tx, viewer)
  const template = all.find(({ id }) => id === pkId)
  if (!template) return refuse(r.templateGone)
  if (template.isDefault) return refuse(r.isDefault)
  if (replacementId !== undefined)
    return replacementId !== pkId && all.some(({ id }) => id === replacementId)
      ? { template }
      : refuse(r.templateGone)
  const products = (await productsByTemplate(tx, viewer)).get(pkId) ?? 0
  return products > 0 ? refuse(r.inUse, { products }, { products }) : { template }
}

/**
 * Deletes a template after its products have moved to another one, step by step; a deletion that is interrupted leaves the
 * template with the rest of them. The last step waits for those who are attaching products to it.
 */
export async function deleteTemplate(
  { db }: Pick<Tools, 'db'>,
  asked: Asked,
  { viewer, note }: CallContext & { viewer: Viewer },
): Promise<{ products: number } | Refusal<Reason>> {
  const { pkId, replacementId } = asked
  let products = 0
  const move = async (tx: Tx) => {
    if (replacementId === undefined) return 0
    const moved = await moveProducts(tx, viewer, { from: pkId, to: replacementId, limit: step })
    products += moved
    return moved
  }
  for (;;) {
    const moved = await inTransaction(db, async (tx) => {
      const found = await checked(tx, viewer, asked)
      return isRefusal(found) ? found : move(tx)
    })
    if (isRefusal(moved)) return moved
    if (moved < step) break
  }
  const done = await inTransaction(db, async (tx) => {
    await holdTemplate(tx, viewer, pkId)
    const found = await checked(tx, viewer, asked)
    if (isRefusal(found)) return found
    while ((await move(tx)) > 0);
    await removeTemplate(tx, viewer, pkId)
    await bumpCatalogVersion(tx)
    return found
  })
  if (isRefusal(done)) return done
  note?.({ subject: { template: done.template.name, products } })
  return { products }
}
