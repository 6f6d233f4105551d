import { useLiveLine } from '@hojip/platform/page'
import { useEffect, useSyncExternalStore } from 'react'
import { useNewMessageSigns, type Talk } from './alerts/use-new-message-signs.ts'
import { storeConversation } from './local-storage.ts'

/** The specification's interval on pages of conversations; other pages look for the connection every 3 s. */
const checkMs = { here: 5_000, elsewhere: 3_000 }

function never() {
  return () => undefined
}

/** False in the server's HTML, which has only the list, and while it comes to life. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** What a page of conversations does besides showing: notifications, the interval of the connection. */
export function usePageDuties(
  openId: string | undefined,
  talkOf: (conversationId: string) => Talk | undefined,
): void {
  const line = useLiveLine()
  useNewMessageSigns(talkOf)
  useEffect(() => {
    line?.checkEvery(checkMs.here)
    return () => line?.checkEvery(checkMs.elsewhere)
  }, [line])
  useEffect(() => {
    if (openId !== undefined) storeConversation(openId)
  }, [openId])
}
