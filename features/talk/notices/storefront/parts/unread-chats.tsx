import { chatHref } from '@hojip/hrefs/chat'
import { Link, useHasPage, useTexts } from '@hojip/platform/page'
import { caretRightIcon, chatIcon, Icon } from '@hojip/platform/ui'
import { useUnread } from '@hojip/storefront-kit/storefront/unread'
import { noticesTexts } from '../texts.ts'

/** The way to what shops and the mall's service have answered. That is counted with the conversations, and is no notice as well. */
export function UnreadChats() {
  const t = useTexts(noticesTexts)
  const hasPage = useHasPage()
  const { official, shops } = useUnread()
  const count = official + shops
  if (count === 0 || !hasPage(chatHref())) return null
  return (
    <Link
      to={chatHref()}
      className="flex min-h-11 items-center gap-2.5 bg-jade-soft px-4 py-2 text-13 text-jade-text hover:bg-hover"
    >
      <Icon of={chatIcon} size={18} />
      <span className="flex-1">{t.unreadChats(count)}</span>
      <Icon of={caretRightIcon} size={12} />
    </Link>
  )
}
