import { useLazyCall, useLive, useRefresh, useViewer } from '@hojip/platform/page'

/** How many messages the user has not read; 0 for visitors. A message within quiet hours does not change it at once. */
export function useNoticeCount(): number {
  const isSignedIn = useViewer() !== null
  const { data } = useLazyCall('GET /message/count', {}, { when: isSignedIn })
  const refresh = useRefresh()
  useLive(
    'notice',
    (frame) => {
      if (!frame?.data.isQuiet) void refresh('GET /message/count')
    },
    { isForEyes: true },
  )
  return isSignedIn ? (data ?? 0) : 0
}
