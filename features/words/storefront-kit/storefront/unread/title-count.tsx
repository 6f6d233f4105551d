import { usePage } from '@hojip/platform/page'
import { useEffect } from 'react'
import { useUnread } from './use-unread.ts'

const countBefore = /^\(\d+\+?\) /

/** The window's title with the number of unread messages before it, where there are any. */
export function countedTitle(title: string, unread: number): string {
  const plain = title.replace(countBefore, '')
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain
}

/** Shows the number of unread messages in the window's title, which a tab in the background shows as well. */
export function TitleCount(): null {
  const { total } = useUnread()
  // Each page sets its own title.
  const page = usePage()
  useEffect(() => {
    document.title = countedTitle(document.title, total)
  }, [total, page])
  return null
}
