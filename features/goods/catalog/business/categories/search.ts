import { one, type RawSearch } from '@hojip/platform/page'

export interface CategoriesSearch {
  /** The id of the category that is shown beside the tree; `new` for one to be added on the first level. */
  open: string | undefined
}

export function categoriesSearch(raw: RawSearch): CategoriesSearch {
  return { open: one(raw, 'open') || undefined }
}
