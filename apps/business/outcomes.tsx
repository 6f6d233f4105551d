import { shopOrdersHref } from '@hojip/hrefs/orders'
import { runtimeTexts, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState } from '@hojip/platform/ui'
import { businessTexts } from './texts.ts'

/** There is no page here for this user; the way back is to the orders. */
function Lost({ title, text }: { title: string; text: string }) {
  const t = useTexts(businessTexts)
  return (
    <EmptyState
      as="h1"
      picture="lost"
      title={title}
      text={text}
      action={
        <ButtonLink kind="jade" href={shopOrdersHref()}>
          {t.toOrders}
        </ButtonLink>
      }
    />
  )
}

export function NotFound() {
  const texts = useTexts(runtimeTexts)
  const t = useTexts(businessTexts)
  return <Lost title={texts.notFound} text={t.notFoundHint} />
}

/** In place of a page that the user's roles do not open. */
export function NoAccess() {
  const t = useTexts(businessTexts)
  return <Lost title={t.noAccess} text={t.noAccessHint} />
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
