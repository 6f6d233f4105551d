import { runtimeTexts, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState } from '@hojip/platform/ui'

export function NotFound() {
  const texts = useTexts(runtimeTexts)
  return (
    <div className="wrap py-10">
      <EmptyState
        as="h1"
        title={texts.notFound}
        text={texts.notFoundHint}
        action={
          <ButtonLink kind="jade" href="/">
            {texts.home}
          </ButtonLink>
        }
      />
    </div>
  )
}

export function Failure({ onRetry, isAway }: { onRetry: () => void; isAway: boolean }) {
  const texts = useTexts(runtimeTexts)
  return (
    <div className="wrap py-10" role="alert">
      <EmptyState
        as="h1"
        title={isAway ? texts.away : texts.failure}
        text={isAway ? texts.awayHint : texts.failureHint}
        action={
          <>
            <Button kind="jade" onClick={onRetry}>
              {texts.retry}
            </Button>
            <ButtonLink kind="outline" href="/">
              {texts.home}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
