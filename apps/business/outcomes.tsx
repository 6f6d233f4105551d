import { shopOrdersHref } from '@hojip/hrefs/orders'
import { runtimeTexts, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState } from '@hojip/platform/ui'
import { businessTexts } from './texts.ts'

export function NotFound() {
  const texts = useTexts(runtimeTexts)
  const t = useTexts(businessTexts)
  return (
    <EmptyState
      as="h1"
      picture="lost"
      title={texts.notFound}
      text={t.notFoundHint}
      action={
        <ButtonLink kind="jade" href={shopOrdersHref()}>
          {t.toOrders}
        </ButtonLink>
      }
    />
  )
}

export function Failure({ onRetry, isAway }: { onRetry: () => void; isAway: boolean }) {
  const texts = useTexts(runtimeTexts)
  const t = useTexts(businessTexts)
  return (
    <div role="alert">
      <EmptyState
        as="h1"
        picture="lost"
        title={isAway ? t.away : texts.failure}
        text={isAway ? t.awayHint : texts.failureHint}
        action={
          <>
            <Button kind="jade" onClick={onRetry}>
              {texts.retry}
            </Button>
            <ButtonLink href={shopOrdersHref()}>{t.toOrders}</ButtonLink>
          </>
        }
      />
    </div>
  )
}
