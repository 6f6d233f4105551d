import { useLazyCall, useViewer } from '@hojip/platform/page'

/** How often the unread messages are counted while the socket is down: the specification's two seconds. */
const everyMs = 2_000

/** Unread messages of the mall's service and of shops. While the socket is open they are counted after its events only. */
export function useUnread(): { official: number; shops: number } {
  const when = useViewer() !== null
  const { data } = useLazyCall(
    'GET /appUserChat/queryNoReadCount',
    {},
    { when, everyMs, live: ['chat', 'read', 'recall'] },
  )
  return { official: data?.official ?? 0, shops: data?.shops ?? 0 }
}
