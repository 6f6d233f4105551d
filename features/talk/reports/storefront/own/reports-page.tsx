import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { useMore, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { EmptyState, LoadMore, TitleBar } from '@hojip/platform/ui'
import { OwnReport } from './own-report.tsx'
import { ownReportsInput } from './own-reports-input.ts'
import { ownReportTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: ownReportTexts[locale].title, noIndex: true }
}

/** The user's reports with the mall's decisions, newest first. */
export function Page() {
  const t = useTexts(ownReportTexts)
  const more = useMore('POST /sysReport/queryByUserId', ownReportsInput)
  return (
    <>
      <TitleBar title={t.title} />
      <AccountFrame here="feedback">
        <AccountTitle note={t.note}>{t.title}</AccountTitle>
        {more.list.length === 0 ? (
          <section className="card">
            <EmptyState title={t.emptyTitle} text={t.emptyText} />
          </section>
        ) : (
          <ul className="grid gap-2 lg:gap-3">
            {more.list.map((one) => (
              <OwnReport key={one.pkId} report={one} />
            ))}
          </ul>
        )}
        <LoadMore more={more}>{t.loadMore}</LoadMore>
      </AccountFrame>
    </>
  )
}
