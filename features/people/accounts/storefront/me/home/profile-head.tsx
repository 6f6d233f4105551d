import { basicHref } from '@hojip/hrefs/accounts'
import { useTexts } from '@hojip/platform/page'
import { Avatar, ButtonLink } from '@hojip/platform/ui'
import { OwnCounts } from './own-counts.tsx'
import { meTexts } from '../texts.ts'
import { useMe } from '../use-me.ts'

/** The user's picture and name. */
export function ProfileHead() {
  const t = useTexts(meTexts)
  const me = useMe()
  return (
    <section
      aria-label={t.profile}
      className="bg-jade-soft px-(--gutter) py-5 lg:card lg:flex lg:items-center lg:gap-8 lg:bg-surface lg:p-6"
    >
      <div className="flex min-w-0 flex-1 items-center gap-4 lg:gap-5">
        <Avatar name={me.name} picture={me.avatarPic} className="size-16 text-24 lg:size-18 lg:text-28" />
        <div className="min-w-0 flex-1 lg:flex-none">
          <h1 className="truncate text-22 font-bold">{me.name}</h1>
          {me.account !== me.name && <p className="figures text-13 font-medium text-ink-2">{me.account}</p>}
        </div>
        <ButtonLink href={basicHref} size="sm" className="max-lg:min-h-11!">
          {t.editProfile}
        </ButtonLink>
      </div>
      <div className="max-lg:mt-4 empty:hidden">
        <OwnCounts />
      </div>
    </section>
  )
}
