import { homeHref } from '@hojip/hrefs/browse'
import { runtimeTexts, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState } from '@hojip/platform/ui'

export function head({ locale }: HeadInput): PageHead {
  return { title: runtimeTexts[locale].failure, noIndex: true }
}

/** The page shown after a failure, at its own address; its link leads back to the previous page. */
export function Page() {
  const t = useTexts(runtimeTexts)
  return (
    <div className="wrap py-10">
      <EmptyState
        as="h1"
        picture="lost"
        title={t.failure}
        text={t.failureHint}
        action={
          <>
            <Button kind="jade" onClick={() => history.back()}>
              {t.retry}
            </Button>
            <ButtonLink kind="outline" href={homeHref}>
              {t.home}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
