import { reportsHref } from '@hojip/hrefs/reports'
import { ListPage } from '@hojip/platform/console'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ReceivedReportCard } from './received-report.tsx'
import { receivedReportsSearch, reportFilters, reportsInput } from './received-reports.ts'
import { receivedTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: receivedTexts[locale].title, noIndex: true }
}

/** What users have reported; the longest waiting first. */
export function Page() {
  const t = useTexts(receivedTexts)
  const search = useSearch(receivedReportsSearch)
  const found = useCall('POST /sysConsole/queryReports', reportsInput(search))
  const tabs = reportFilters.map((filter) => ({
    href: reportsHref({ filter, page: 1 }),
    label: t.filters[filter],
    count: filter === 'open' ? found.open : filter === 'answered' ? found.answered : undefined,
    current: filter === search.filter,
  }))
  return (
    <ListPage
      title={t.title}
      tabs={tabs}
      tabsLabel={t.filtersLabel}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => reportsHref({ ...search, page })}
      empty={{ title: t.empty[search.filter], text: t.emptyText }}
      cards={
        <ul className="grid max-lg:gap-2">
          {found.list.map((report) => (
            <ReceivedReportCard key={report.pkId} report={report} />
          ))}
        </ul>
      }
    />
  )
}
