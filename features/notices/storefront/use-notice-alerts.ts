import { noticeHref } from '@hojip/hrefs/messages/notices'
import { mayAlert, showAlert, useClient, useLive, useNavigate, useViewer } from '@hojip/platform/page'

/**
 * Shows a new message as a notification of the browser while the shopper does not look at the mall, if they allowed it.
 * Types that are switched off are not written, so nothing is heard of them; within the quiet hours the frame says so.
 */
export function useNoticeAlerts(): void {
  const userId = useViewer()?.pkId
  const client = useClient()
  const navigate = useNavigate()
  useLive('notice', (frame) => {
    const { msg_id, isQuiet } = frame?.data ?? {}
    if (msg_id === undefined || isQuiet || !mayAlert('notices', userId)) return
    const show = async () => {
      const { item } = await client('GET /message/content', { msg_id })
      const onPress = () => navigate(noticeHref(msg_id))
      showAlert({ title: item.title, body: item.summary, tag: `notice:${msg_id}`, onPress })
    }
    // A message that cannot be read now is still counted and listed.
    void show().catch(() => undefined)
  })
}
