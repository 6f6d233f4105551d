import { noticeHref } from '@hojip/hrefs/messages/notices'
import type { Client } from '@hojip/platform/client'
import type { useLiveLine } from '@hojip/platform/page'
import { mayAlert, showAlert } from '@hojip/platform/page/alerts'

interface AlertOptions {
  live: Pick<NonNullable<ReturnType<typeof useLiveLine>>, 'on'>
  client: Client
  userId: () => string | undefined
  navigate: (to: string) => void
}

/**
 * Shows new messages as notifications of the browser while the shopper does not look at the mall, if they allowed it.
 * Types that are switched off are not written, so they never appear; within the quiet hours the frame is marked.
 */
export function alertOfNotices({ live, client, userId, navigate }: AlertOptions): void {
  live.on('notice', (frame) => {
    const { msg_id, isQuiet } = frame?.data ?? {}
    if (msg_id === undefined || isQuiet || !mayAlert('notices', userId())) return
    const show = async () => {
      const { item } = await client('GET /message/content', { msg_id })
      const onPress = () => navigate(noticeHref(msg_id))
      showAlert({ title: item.title, body: item.summary, tag: `notice:${msg_id}`, onPress })
    }
    // A message that cannot be read now is still counted and listed.
    void show().catch(() => undefined)
  })
}
