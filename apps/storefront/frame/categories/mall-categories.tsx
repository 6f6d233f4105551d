import { usePage } from '@hojip/platform/page'
import { AllCategories } from './all-categories.tsx'
import { useCategoryRows } from './use-category-rows.ts'

/** The button of all categories with its menu, which closes when the page changes. */
export function MallCategories() {
  const { pathname } = usePage()
  const { categoryRows, wantCategories } = useCategoryRows()
  return <AllCategories key={pathname} rows={categoryRows} onIntent={wantCategories} />
}
