import { one, type RawSearch } from '@hojip/platform/page'

const most = 50

/** `id` names an article, `q` searches in all of them. */
export function helpSearch(raw: RawSearch) {
  return {
    id: one(raw, 'id')?.trim().slice(0, 20) || undefined,
    q: one(raw, 'q')?.trim().slice(0, most) || undefined,
  }
}
