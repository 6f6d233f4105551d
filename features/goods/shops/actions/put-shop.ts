import { isDeepStrictEqual } from 'node:util'
import { bumpCatalogVersion } from '@hojip/catalog'
import type { PlainTerms } from '@hojip/catalog/rules'
import type { Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { inAllLocales, type LocalText } from '@hojip/platform/i18n'
import type { Fen } from '@hojip/platform/money'
import { shopBySlug, upsertShop } from '../store.ts'

export interface ShopInput {
  /** Identifies the shop, and is the last part of its page's path. */
  slug: string
  name: Partial<LocalText>
  intro?: Partial<LocalText>
  /** What the shop sells. */
  scope?: Partial<LocalText>
  /** The character of the logo mark; by default the first of the name. */
  mark?: string
  hue?: number
  province?: string
  city?: string
  district?: string
  freeShippingFromFen?: Fen
  shippingFeeFen?: Fen
  /** The delivery fees by piece and by region. */
  freightTemplate?: PlainTerms
}

/** Creates or changes a shop by its slug and returns its id; fields absent from the input stay. */
export async function putShop(tx: Tx, input: ShopInput): Promise<string> {
  const known = await shopBySlug(tx, input.slug)
  const name = inAllLocales(input.name)
  const json = {
    name,
    ...(input.intro && { intro: inAllLocales(input.intro) }),
    ...(input.scope && { scope: inAllLocales(input.scope) }),
    ...(input.freightTemplate && { freight_template: input.freightTemplate }),
  }
  const plain = Object.fromEntries(
    Object.entries({
      mark: input.mark ?? (known ? undefined : firstCharacter(name['zh-CN'])),
      hue: input.hue,
      province: input.province,
      city: input.city,
      district: input.district,
      free_shipping_from_fen: input.freeShippingFromFen,
      shipping_fee_fen: input.shippingFeeFen,
    }).filter(([, value]) => value !== undefined),
  )
  if (known && isDeepStrictEqual({ ...known, ...json, ...plain }, known)) return known.id
  const written = Object.fromEntries(Object.entries(json).map(([key, value]) => [key, JSON.stringify(value)]))
  const row = { id: known?.id ?? newId(), slug: input.slug, mark: known?.mark ?? '', ...plain, ...written }
  const id = await upsertShop(tx, row as Parameters<typeof upsertShop>[1])
  await bumpCatalogVersion(tx)
  return id
}

function firstCharacter(name: string): string {
  return [...name.trim()][0] ?? '店'
}
