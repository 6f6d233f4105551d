import type { Db, Tx } from '@hojip/db'
import { slugOfName } from '../rules/slug.ts'
import { shopBySlug, shopIdOfName } from '../store.ts'
import { putShop } from './put-shop.ts'

/** The shop with this name in any language; creates one where there is none. */
export async function shopOfVendor(tx: Tx, name: string): Promise<{ id: string; isNew: boolean }> {
  const slug = slugOfName(name)
  const id = (await shopIdOfName(tx, name)) ?? (await shopBySlug(tx, slug))?.id
  if (id) return { id, isNew: false }
  return { id: await putShop(tx, { slug, name: { 'zh-CN': name } }), isNew: true }
}

/** The id of the shop with this slug, or with this name in any language. */
export async function findShop(tx: Db | Tx, named: string): Promise<string | undefined> {
  return (await shopBySlug(tx, named))?.id ?? (await shopIdOfName(tx, named))
}
