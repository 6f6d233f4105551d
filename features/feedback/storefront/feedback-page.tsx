import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { ownReportsHref } from '@hojip/hrefs/reports'
import { useMore, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import {
  Button,
  EmptyState,
  Icon,
  IconButton,
  Link,
  LoadMore,
  pencilIcon,
  TitleBar,
} from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { OwnFeedback } from './own-feedback.tsx'
import { ownFeedbackInput } from './own-feedback-input.ts'
import { feedbackTexts } from './texts.ts'

const FeedbackDialog = lazyPart(() =>
  import('./dialog/feedback-dialog.tsx').then((module) => ({ default: module.FeedbackDialog })),
)

export function head({ locale }: HeadInput): PageHead {
  return {
    title: feedbackTexts[locale].title,
    noIndex: true,
  }
}

/** The user's feedback with the mall's answers, newest first. */
export function Page() {
  const t = useTexts(feedbackTexts)
  const more = useMore('POST /sysFeedback/queryByUserId', ownFeedbackInput)
  const [isOpen, setOpen] = useState(false)
  const write = () => setOpen(true)
  return (
    <>
      <TitleBar
        title={t.title}
        actions={<IconButton of={pencilIcon} label={t.write} size={20} onClick={write} />}
      />
      <AccountFrame here="feedback">
        <AccountTitle
          note={t.soon}
          more={
            <Button kind="jade" size="sm" onClick={write}>
              <Icon of={pencilIcon} size={14} />
              {t.write}
            </Button>
          }
        >
          {t.title}
        </AccountTitle>
        {more.list.length === 0 ? (
          <section className="card">
            <EmptyState
              title={t.emptyTitle}
              text={t.emptyText}
              action={
                <Button kind="jade" className="min-h-11!" onClick={write}>
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
      </AccountFrame>
      {isOpen && (
        <Suspense fallback={null}>
          <FeedbackDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
