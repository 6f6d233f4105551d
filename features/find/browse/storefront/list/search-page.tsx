import { homeHref } from '@hojip/hrefs/browse'
import { useTexts, usePage, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Breadcrumbs, useUi } from '@hojip/platform/ui'
import { searchBase, searchWords } from './search-words.ts'
import { ListView } from './list-view.tsx'
import { ShopsFound } from './shops-found.tsx'
import { listTexts } from './texts.ts'
import { useList } from './use-list.ts'

export function head({ locale, params }: HeadInput): PageHead {
  return { title: listTexts[locale].search(searchWords(params['str'] ?? '')), noIndex: true }
}

export function Page() {
  const { str } = usePage('/goods/search/$str').params
  const texts = useTexts(listTexts)
  const { t } = useUi()
  const words = searchWords(str)
  const of = { goodsName: words }
  const list = useList(searchBase(str), of)
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: t.home, href: homeHref }, { label: texts.search(words) }]} />
      {list.search.pageNum === 1 && <ShopsFound words={words} />}
      <ListView list={list} of={of} title={texts.resultsFor(words)} as="h1" />
    </div>
  )
}
