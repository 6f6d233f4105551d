import { homeHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, EmptyState } from '@hojip/platform/ui'
import { PickedSlot } from '@hojip/storefront-kit/storefront/picked'
import { favouritesTexts } from '../texts.ts'

export function NothingFollowed({ title, text }: { title: string; text: string }) {
  const t = useTexts(favouritesTexts)
  return (
    <>
      <section className="mt-2 card lg:mt-3">
        <EmptyState
          title={title}
          text={text}
          action={
            <ButtonLink kind="jade" href={homeHref} className="min-h-11!">
              {t.browse}
            </ButtonLink>
          }
        />
      </section>
      <PickedSlot />
    </>
  )
}
