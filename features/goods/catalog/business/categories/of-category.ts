import type { EditedCategory } from '../../contract/categories-calls.ts'

/** What a part of the page that shows one category is given. */
export interface OfCategory {
  category: EditedCategory
  /** In the order in which it is read from top to bottom. */
  tree: readonly EditedCategory[]
}
