import { categoryHref, homeHref, productsHref } from '@hojip/hrefs/browse'
import { useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Breadcrumbs, useUi } from '@hojip/platform/ui'
import { categoryTrail } from '../category-address.ts'
import { filterCount, pageHref } from './filters/list-address.ts'
import type { ListSearch } from './list-search.ts'
import { ListView } from './list-view.tsx'
import { listTexts } from './texts.ts'
import { totalText } from './filters/total-text.ts'
import type { Found } from './list-input.ts'
import { useList, type Filters } from './use-list.ts'

type ListData = { found: Found; filters: Filters }

const of = {}

/** Search engines list categories and their pages, not every combination of filters, and nothing that is empty. */
function listed(search: ListSearch, { filters: { path }, found }: ListData) {
  if (filterCount(search) > 0 || found.total === 0) return { noIndex: true }
  const base = path.length > 0 ? categoryHref(path.map(({ pkId }) => pkId)) : productsHref
  return { canonical: pageHref(base, search.pageNum) }
}

export function head({ locale, data, search }: HeadInput<ListData>): PageHead {
  const texts = listTexts[locale]
  const name = data.filters.path.at(-1)?.categoryName ?? texts.allProducts
  return {
    title: name,
    description: texts.about(name, totalText(locale, data.found)),
    ...listed(search as ListSearch, data),
  }
}

export function Page() {
  const texts = useTexts(listTexts)
  const { t } = useUi()
  const list = useList(productsHref, of)
  const { path } = list.filters
  const title = path.at(-1)?.categoryName ?? texts.allProducts
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[{ label: t.home, href: homeHref }, ...categoryTrail(path.slice(0, -1)), { label: title }]}
      />
      <ListView list={list} of={of} title={title} as="h1" />
    </div>
  )
}
