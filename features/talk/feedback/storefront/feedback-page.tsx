import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { feedbackHref } from '@hojip/hrefs/feedback'
import { loginHref, useTexts, useViewer, type HeadInput, type PageHead } from '@hojip/platform/page'
import {
  Button,
  ButtonLink,
  EmptyState,
  Icon,
  IconButton,
  pencilIcon,
  Skeleton,
  TitleBar,
} from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { OwnList } from './own-list.tsx'
import { feedbackTexts } from './texts.ts'

const FeedbackDialog = lazyPart(() =>
  import('./dialog/feedback-dialog.tsx').then((module) => ({ default: module.FeedbackDialog })),
)

export function head({ locale }: HeadInput): PageHead {
  return { title: feedbackTexts[locale].title, noIndex: true }
}

/** What the user has written with the mall's answers. A visitor may write too: what is wrong may be signing in. */
export function Page() {
  const t = useTexts(feedbackTexts)
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  const write = () => setOpen(true)
  return (
    <>
      <TitleBar
        title={t.title}
        actions={<IconButton of={pencilIcon} label={t.write} size={20} onClick={write} />}
      />
      {viewer ? (
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
          <Suspense fallback={<Skeleton className="h-60 w-full" />}>
            <OwnList key={viewer.pkId} onWrite={write} />
          </Suspense>
        </AccountFrame>
      ) : (
        <ForVisitor onWrite={write} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <FeedbackDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function ForVisitor({ onWrite }: { onWrite: () => void }) {
  const t = useTexts(feedbackTexts)
  return (
    <div className="wrap py-2 lg:pt-5 lg:pb-8">
      <h1 className="sr-only">{t.title}</h1>
      <section className="card">
        <EmptyState
          title={t.visitorTitle}
          text={t.visitorText}
          action={
            <span className="flex flex-wrap justify-center gap-2.5">
              <Button kind="jade" className="min-h-11!" onClick={onWrite}>
                {t.write}
              </Button>
              <ButtonLink className="min-h-11!" href={loginHref(feedbackHref)}>
                {t.signIn}
              </ButtonLink>
            </span>
          }
        />
      </section>
    </div>
  )
}
