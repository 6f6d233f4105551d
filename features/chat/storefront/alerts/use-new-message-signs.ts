import { chatHref } from '@hojip/hrefs/chat'
import { isQuiet } from '@hojip/notices/quiet-hours'
import { useLazyCall, useLive, useNavigate, usePageTitle, useTexts, useViewer } from '@hojip/platform/page'
import { mayAlert, showAlert } from '@hojip/platform/page/alerts'
import { useEffect } from 'react'
import { chatTexts } from '../texts.ts'

/** A conversation as its notification names and opens it. */
export interface Talk {
  name: string
  href: string
}

const countBefore = /^\(\d+\+?\) /

/**
 * Shows unread messages in the window's title, and new ones as notifications while the tab is in the background, except
 * in the shopper's quiet hours.
 */
export function useNewMessageSigns(
  unread: number,
  talkOf: (conversationId: string) => Talk | undefined,
): void {
  const t = useTexts(chatTexts)
  const title = usePageTitle()
  const navigate = useNavigate()
  const userId = useViewer()?.pkId
  const { data: settings } = useLazyCall('POST /appUserSetting/queryByUserId', {})
  useEffect(() => {
    const plain = document.title.replace(countBefore, '')
    document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain
    return () => {
      document.title = document.title.replace(countBefore, '')
    }
  }, [unread, title])
  useLive('chat', (frame) => {
    if (frame === undefined || frame.from === userId || !mayAlert('chat', userId)) return
    const quiet = { from: settings?.quietFrom ?? null, to: settings?.quietTo ?? null }
    if (isQuiet(quiet, Date.now())) return
    const { conversationId } = frame
    const talk = talkOf(conversationId)
    showAlert({
      title: talk?.name ?? t.newMessage,
      body: t.newMessage,
      tag: `chat:${conversationId}`,
      onPress: () => navigate(talk?.href ?? chatHref({ conversation: conversationId })),
    })
  })
}
