import type { Db } from '@hojip/db'
import { boundedCache } from '@hojip/platform/cache'
import { readNamed, type NamedProduct } from '../store/index-rows.ts'

/** Names and first pictures of products by their ids, as they were under a version of the catalogue or later. */
export type ProductNames = (version: number, ids: readonly string[]) => Promise<Map<string, NamedProduct>>

const mostNames = 10_000

/** The best of each kind are suggested again and again: their names are read once for each version. */
export function openProductNames(db: Db): ProductNames {
  const cached = boundedCache<NamedProduct & { version: number }>({
    maxEntries: mostNames,
    maxBytes: mostNames,
    bytesOf: () => 1,
  })
  return async (version, ids) => {
    const found = new Map<string, NamedProduct>()
    const missing = ids.filter((id) => {
      const one = cached.get(id)
      if (one?.version !== version) return true
      found.set(id, one)
      return false
    })
    if (missing.length === 0) return found
    for (const one of await readNamed(db, missing)) {
      cached.set(one.goodsId, { ...one, version })
      found.set(one.goodsId, one)
    }
    return found
  }
}
