import { shopProductsHref } from '@hojip/hrefs/products'
import { useNavigate, useTexts } from '@hojip/platform/page'
import { classNames, inputStyle, Pagination } from '@hojip/platform/ui'
import { count } from './facts.ts'
import { pageSize, type ProductsSearch } from '../products-search.ts'
import { productsTexts } from '../texts.ts'

interface ListFootProps {
  search: ProductsSearch
  total: number
  pages: number
  /** How many rows this page has. */
  listed: number
}

/** Which rows are shown, the pages, and the way to any row. */
export function ListFoot({ search, total, pages, listed }: ListFootProps) {
  const t = useTexts(productsTexts)
  const navigate = useNavigate()
  const first = (search.page - 1) * pageSize + 1
  const hrefOf = (page: number) => shopProductsHref({ ...search, page, row: undefined })
  const jump = (form: FormData) => {
    const typed = Number(String(form.get('row')).normalize('NFKC'))
    if (!Number.isInteger(typed) || typed < 1) return
    const row = Math.min(typed, total)
    navigate(shopProductsHref({ ...search, page: Math.ceil(row / pageSize), row }))
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 text-13 text-ink-3 max-lg:justify-center">
      <p className="figures py-2 font-medium">
        {t.rows(count(first), count(first + listed - 1), count(total))}
      </p>
      <Pagination current={search.page} last={pages} hrefOf={hrefOf} />
      {pages > 1 && (
        <form action={jump} className="flex items-center gap-2 py-2">
          <label className="flex items-center gap-2">
            {t.jumpBefore}
            <input
              name="row"
              inputMode="numeric"
              aria-label={t.jump}
              autoComplete="off"
              maxLength={7}
              defaultValue={search.row || ''}
              className={classNames(inputStyle, 'figures min-h-9! w-20! py-1! text-center')}
            />
          </label>
          {t.jumpAfter}
        </form>
      )}
    </div>
  )
}
