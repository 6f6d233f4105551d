import { useLazyCall, useLive, useRefresh, useViewer } from '@hojip/platform/page'

/** How often the unread messages are counted while the socket is down: the specification's two seconds. */
const everyMs = 2_000

const call = 'GET /appUserChat/queryNoReadCount'

/** Unread messages: of the mall's service, of shops, and the mall's own notices. */
interface Unread {
  official: number
  shops: number
  notices: number
  total: number
}

const none: Unread = { official: 0, shops: 0, notices: 0, total: 0 }

/**
 * What the user has not read: the one source of every badge and of the window's title. While the socket is open it is
 * counted after events only, by a tab in the background too, whose title shows it. A notice within quiet hours does not
 * change it at once.
 */
export function useUnread(): Unread {
  const when = useViewer() !== null
  const refresh = useRefresh()
  const { data } = useLazyCall(
    call,
    {},
    { when, everyMs, live: ['chat', 'read', 'recall'], whileHidden: true },
  )
  useLive('notice', (frame) => {
    if (!frame?.data.isQuiet) void refresh(call)
  })
  return data ?? none
}
