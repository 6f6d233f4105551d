import { reportsHref } from '@hojip/hrefs/reports'
import { ListPage, Rows } from '@hojip/platform/console'
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
  return (
    <ListPage
      title={t.title}
      tabs={{
        label: t.filtersLabel,
        all: reportFilters,
        current: search.filter,
        names: t.filters,
        counts: { open: found.open, answered: found.answered },
        hrefOf: (filter) => reportsHref({ filter, page: 1 }),
      }}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => reportsHref({ ...search, page })}
      empty={{ title: t.empty[search.filter], text: t.emptyText }}
      cards={<Rows list={found.list}>{(report) => <ReceivedReportCard report={report} />}</Rows>}
    />
  )
}
