import { bumpCatalogVersion } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { onceIfKeyed } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { FreightCalls } from '../contract.ts'
import { freightRefusals as r } from '../refusals.ts'
import { ruleOfWire } from '../rules/wire-rule.ts'
import {
  insertTemplate,
  lockTemplates,
  makeDefault,
  productsByTemplate,
  updateTemplate,
  type TemplateRow,
} from '../store.ts'
import { withKnownPlaces, type PlaceReason } from './known-places.ts'

const mostTemplates = 50

type Asked = ParsedInputOf<FreightCalls['POST /bizConsole/saveFreightTemplate']>
type Reason =
  | PlaceReason
  | 'freight/templateGone'
  | 'freight/changedSince'
  | 'freight/nameTaken'
  | 'freight/tooMany'
type Saved = { pkId: string; version: number; products: number }

/** The products that follow a template. */
async function productsOf(tx: Tx, viewer: Viewer, { id, isDefault }: { id: string; isDefault: boolean }) {
  const products = await productsByTemplate(tx, viewer)
  return (products.get(id) ?? 0) + (isDefault ? (products.get(null) ?? 0) : 0)
}

async function save(
  tx: Tx,
  viewer: Viewer,
  { asked, at }: { asked: Asked; at: Date },
): Promise<Saved | Refusal<Reason>> {
  const all = await lockTemplates(tx, viewer)
  const { pkId, version, name } = asked
  const isSame = (other: TemplateRow) => other.id !== pkId && other.name.toLowerCase() === name.toLowerCase()
  if (all.some(isSame)) return refuse(r.nameTaken, { name }, { fields: [{ field: 'name', problem: '' }] })
  const written = { name, rule: ruleOfWire(asked), at }
  if (pkId === undefined) {
    if (all.length >= mostTemplates) return refuse(r.tooMany, { max: mostTemplates })
    const id = newId()
    await insertTemplate(tx, viewer, { ...written, id })
    return { pkId: id, version: 1, products: 0 }
  }
  const before = all.find(({ id }) => id === pkId)
  if (!before) return refuse(r.templateGone)
  if (before.version !== version) return refuse(r.changedSince, {}, { now: before.version })
  await updateTemplate(tx, viewer, { ...written, id: pkId })
  const products = await productsOf(tx, viewer, before)
  await bumpCatalogVersion(tx)
  return { pkId, version: version + 1, products }
}

/** Stores a template. Its shop is locked, so that of two equal names the second one is refused. */
export async function saveTemplate(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  given: Asked,
  { viewer, note, idempotencyKey: key }: CallContext & { viewer: Viewer },
): Promise<Saved | Refusal<Reason | 'idempotency/keyReused'>> {
  const asked = withKnownPlaces(given)
  if (isRefusal(asked)) return asked
  const request = { userId: viewer.userId, call: 'POST /bizConsole/saveFreightTemplate', key, input: given }
  const saved = await inTransaction(db, (tx) =>
    onceIfKeyed(tx, request, () => save(tx, viewer, { asked, at: new Date(clock.nowMs()) })),
  )
  if (isRefusal(saved)) return saved
  note?.({ subject: { template: asked.name, products: saved.products } })
  return saved
}

/** Makes a template the default of its shop. Doing it twice is as doing it once. */
export function setDefault(
  { db }: Pick<Tools, 'db'>,
  pkId: string,
  { viewer, note }: CallContext & { viewer: Viewer },
): Promise<{ products: number } | Refusal<'freight/templateGone'>> {
  return inTransaction(db, async (tx): Promise<{ products: number } | Refusal<'freight/templateGone'>> => {
    const template = (await lockTemplates(tx, viewer)).find(({ id }) => id === pkId)
    if (!template) return refuse(r.templateGone)
    if (!template.isDefault) {
      await makeDefault(tx, viewer, pkId)
      await bumpCatalogVersion(tx)
    }
    const products = await productsOf(tx, viewer, { id: pkId, isDefault: true })
    note?.({ subject: { template: template.name, products } })
    return { products }
  })
}
