import { ownReportsHref } from '@hojip/hrefs/reports'
import { useMore, useTexts } from '@hojip/platform/page'
import { Button, EmptyState, Link, LoadMore } from '@hojip/platform/ui'
import { OwnFeedback } from './own-feedback.tsx'
import { feedbackTexts } from './texts.ts'

const ownFeedbackInput = { pageSize: 10 }

/** The user's feedback with the mall's answers, newest first. */
export function OwnList({ onWrite }: { onWrite: () => void }) {
  const t = useTexts(feedbackTexts)
  const more = useMore('POST /sysFeedback/queryByUserId', ownFeedbackInput)
  return (
    <>
      {more.list.length === 0 ? (
        <section className="card">
          <EmptyState
            title={t.emptyTitle}
            text={t.emptyText}
            action={
              <Button kind="jade" className="min-h-11!" onClick={onWrite}>
                {t.write}
              </Button>
            }
          />
        </section>
      ) : (
        <ul className="grid gap-2 lg:gap-3">
          {more.list.map((one) => (
            <OwnFeedback key={one.pkId} feedback={one} />
          ))}
        </ul>
      )}
      <LoadMore more={more}>{t.loadMore}</LoadMore>
      <p className="mt-3 text-center text-13 text-ink-3">
        <Link href={ownReportsHref} className="link inline-block py-2.5">
          {t.ownReports}
        </Link>
      </p>
    </>
  )
}
