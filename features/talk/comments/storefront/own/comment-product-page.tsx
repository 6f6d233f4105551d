import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { commentHref, ownCommentsHref } from '@hojip/hrefs/comments'
import { useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { TabLinks, TitleBar } from '@hojip/platform/ui'
import { commentsSearch } from './inputs.ts'
import { OwnComments } from './own-comments.tsx'
import { ownTexts } from './texts.ts'
import { WaitingList } from './waiting-list.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: ownTexts[locale].title, noIndex: true }
}

/** The user's lines that may be commented, and their comments so far. */
export function Page() {
  const t = useTexts(ownTexts)
  const { show, order } = useSearch(commentsSearch)
  const tabs = [
    { href: commentHref(), label: t.waiting, current: show === 'waiting' },
    { href: ownCommentsHref, label: t.mine, current: show === 'mine' },
  ]
  return (
    <>
      <TitleBar title={t.title} />
      <AccountFrame here="comments">
        <AccountTitle>{t.title}</AccountTitle>
        <div className="bg-surface max-lg:sticky max-lg:top-12 max-lg:z-20 max-lg:-mx-(--gutter) max-lg:px-4 lg:rounded-lg lg:px-5">
          <TabLinks tabs={tabs} label={t.tabsLabel} className="border-b-0!" />
        </div>
        <div className="mt-2 lg:mt-3">
          {show === 'mine' ? <OwnComments /> : <WaitingList key={order} order={order} />}
        </div>
      </AccountFrame>
    </>
  )
}
