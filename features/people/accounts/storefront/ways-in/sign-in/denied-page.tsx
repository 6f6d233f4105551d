import { homeHref } from '@hojip/hrefs/browse'
import {
  loginHref,
  safeRedirect,
  useSearch,
  useSession,
  useTexts,
  useViewer,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState } from '@hojip/platform/ui'
import { wayInSearch } from '../search.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: waysInTexts[locale].denied.title, noIndex: true }
}

/** Shown instead of a page that the user may not open: visitors can sign in, others learn that they have no access. */
export function Page() {
  const t = useTexts(waysInTexts)
  const { redirect } = useSearch(wayInSearch)
  const viewer = useViewer()
  return (
    <div className="wrap py-10">
      {viewer ? (
        <NoRight />
      ) : (
        <EmptyState
          as="h1"
          picture="stall"
          title={t.denied.title}
          text={t.denied.text}
          action={
            <>
              <ButtonLink kind="jade" href={loginHref(safeRedirect(redirect))}>
                {t.signIn}
              </ButtonLink>
              <ButtonLink kind="outline" href={homeHref}>
                {t.back}
              </ButtonLink>
            </>
          }
        />
      )}
    </div>
  )
}

function NoRight() {
  const t = useTexts(waysInTexts)
  const { signOut } = useSession()
  return (
    <EmptyState
      as="h1"
      picture="stall"
      title={t.denied.noRight}
      text={t.denied.noRightText}
      action={
        <>
          <ButtonLink kind="jade" href={homeHref}>
            {t.back}
          </ButtonLink>
          <Button onClick={() => void signOut()}>{t.denied.signOut}</Button>
        </>
      }
    />
  )
}
