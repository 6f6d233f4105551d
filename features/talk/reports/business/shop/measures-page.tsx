import { measuresHref } from '@hojip/hrefs/reports'
import { ListPage, Rows } from '@hojip/platform/console'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { MeasureCard } from './measure-card.tsx'
import { measuresInput, measuresSearch } from './measures-search.ts'
import { measuresTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: measuresTexts[locale].title, noIndex: true }
}

/** What the mall has done about the shop after reports, with the reason, and the way to answer. */
export function Page() {
  const t = useTexts(measuresTexts)
  const search = useSearch(measuresSearch)
  const found = useCall('POST /bizConsole/queryMeasures', measuresInput(search))
  return (
    <ListPage
      title={t.title}
      tabs={{
        label: t.listLabel,
        all: ['all'],
        current: 'all',
        names: { all: t.all },
        counts: { all: found.total },
        hrefOf: () => measuresHref(),
      }}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => measuresHref({ page })}
      empty={{ title: t.empty, text: t.emptyText }}
      cards={<Rows list={found.list}>{(measure) => <MeasureCard measure={measure} />}</Rows>}
    />
  )
}
