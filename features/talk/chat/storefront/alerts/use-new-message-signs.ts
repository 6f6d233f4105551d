import { chatHref } from '@hojip/hrefs/chat'
import { isQuiet } from '@hojip/preferences/quiet-hours'
import { useLazyCall, useLive, useNavigate, useTexts, useViewer } from '@hojip/platform/page'
import { mayAlert, showAlert } from '@hojip/platform/page/alerts'
import { chatTexts } from '../texts.ts'

/** A conversation as its notification names and opens it. */
export interface Talk {
  name: string
  href: string
}

/** Shows new messages as notifications while the tab is in the background, except in the shopper's quiet hours. */
export function useNewMessageSigns(talkOf: (conversationId: string) => Talk | undefined): void {
  const t = useTexts(chatTexts)
  const navigate = useNavigate()
  const userId = useViewer()?.pkId
  const { data: settings } = useLazyCall('POST /appUserSetting/queryByUserId', {})
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
