import { homeHref } from '@hojip/hrefs/browse'
import { runtimeTexts, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState } from '@hojip/platform/ui'
import { siteTexts } from '../texts.ts'

export function NotFound() {
  const texts = useTexts(runtimeTexts)
  const t = useTexts(siteTexts)
  return (
    <div className="wrap py-10">
      <EmptyState
        as="h1"
        title={texts.notFound}
        text={t.notFoundHint}
        action={
          <ButtonLink kind="jade" href={homeHref}>
            {texts.home}
          </ButtonLink>
        }
      />
    </div>
  )
}

export function Failure({ onRetry, isAway }: { onRetry: () => void; isAway: boolean }) {
  const texts = useTexts(runtimeTexts)
  const t = useTexts(siteTexts)
  return (
    <div className="wrap py-10" role="alert">
      <EmptyState
        as="h1"
        title={isAway ? t.away : texts.failure}
        text={isAway ? t.awayHint : texts.failureHint}
        action={
          <>
            <Button kind="jade" onClick={onRetry}>
              {texts.retry}
            </Button>
            <ButtonLink kind="outline" href={homeHref}>
              {texts.home}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
