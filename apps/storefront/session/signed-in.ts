import { sessionCalls } from '@hojip/accounts/parts/session-calls'
import { sendUnsent, shopperRole } from '@hojip/chat/storefront/unsent'
import { alertOfNotices } from '@hojip/notices/storefront/alerts'
import type { Client } from '@hojip/platform/client'
import { keepLive } from '@hojip/platform/page/live'
import { renewPushes } from '@hojip/notices/storefront/web-push-renewal'
import type { Live, Router, Session } from '@hojip/platform/site'

interface Site {
  live: Live
  session: Session
  client: Client
  router: Router
}

/** What goes on behind the pages of signed-in users: the menu list, the socket, unsent messages, the browser's notifications. */
export function serveSignedIn({ live, session, client, router }: Site): void {
  void import('./menu-list.ts').then(({ keepMenuList }) => keepMenuList(session)).catch(() => undefined)
  const userId = () => session.viewer()?.pkId
  sendUnsent(() => shopperRole, live, client, userId)
  alertOfNotices({ live, client, userId, navigate: router.navigate })
  void renewPushes(client, userId())
  keepLive({ live, session, site: 'mall', askWho: () => sessionCalls.whoAmI(client) })
}
