import { noticesHref } from '@hojip/hrefs/messages/notices'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, EmptyState } from '@hojip/platform/ui'
import type { ListName } from '../../contract.ts'
import type { NoticeType } from '@hojip/preferences/notice-types'
import { noticesTexts } from '../texts.ts'

/** Shown for an empty list, with one way on. */
export function Nothing({ list, type }: { list: ListName; type: NoticeType | undefined }) {
  const t = useTexts(noticesTexts)
  const words = {
    unread: { title: t.emptyUnread, text: t.emptyUnreadText },
    readed: { title: t.emptyReaded, text: t.emptyReadedText },
    trash: { title: t.emptyTrashed, text: t.emptyTrashedText },
  }[list]
  if (type)
    return (
      <EmptyState
        title={t.emptyType}
        action={
          <ButtonLink href={noticesHref({ list })} className="min-h-11!">
            {t.seeAll}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      {...words}
      action={
        list === 'unread' && (
          <ButtonLink href={noticesHref({ list: 'readed' })} className="min-h-11!">
            {t.seeRead}
          </ButtonLink>
        )
      }
    />
  )
}
