import { cartHref } from '@hojip/hrefs/cart'
import { homeHref } from '@hojip/hrefs/browse'
import { loginHref, useTexts, useViewer } from '@hojip/platform/page'
import { ButtonLink, EmptyState } from '@hojip/platform/ui'
import { PickedSlot } from '@hojip/storefront-kit/storefront/picked'
import { cartTexts } from '../texts.ts'

/** An empty cart; a returning visitor may have to sign in to see theirs. */
export function EmptyCart() {
  const t = useTexts(cartTexts)
  const signedIn = useViewer() !== null
  return (
    <>
      <section className="mt-2 card lg:mt-0">
        <EmptyState
          title={t.emptyTitle}
          text={signedIn ? t.emptyText : t.emptySignIn}
          action={
            <>
              {!signedIn && <ButtonLink href={loginHref(cartHref)}>{t.signIn}</ButtonLink>}
              <ButtonLink kind="jade" href={homeHref}>
                {t.browse}
              </ButtonLink>
            </>
          }
        />
      </section>
      <PickedSlot />
    </>
  )
}
