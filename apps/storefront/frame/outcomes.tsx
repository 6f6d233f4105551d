import { homeHref } from '@hojip/hrefs/browse'
import { runtimeTexts, useFailureTexts, useTexts } from '@hojip/platform/page'
import { ButtonLink, EmptyState, FailureState } from '@hojip/platform/ui'
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
  const texts = useFailureTexts(isAway, useTexts(siteTexts).awayHint)
  const home = (
    <ButtonLink kind="outline" href={homeHref}>
      {texts.home}
    </ButtonLink>
  )
  return (
    <div className="wrap py-10">
      <FailureState texts={texts} onRetry={onRetry} wayOut={home} />
    </div>
  )
}
