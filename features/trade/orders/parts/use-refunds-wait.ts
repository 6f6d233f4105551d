import { useLazyCall } from '@hojip/platform/page'
import { channelOf, type PayMethod } from '@hojip/policy/channels'

/**
 * Whether money that is granted now would wait, since the mall has paused the refunds of the channel by which it came: who is
 * about to cancel, or to grant it, is not told that it goes back at once.
 */
export function useRefundsWait(payType: PayMethod | undefined): boolean {
  const { data } = useLazyCall('GET /sysConfig/queryPublic', {})
  // A process of a version before, beside this one during an update, names none.
  return payType !== undefined && (data?.refundsPaused?.includes(channelOf(payType)) ?? false)
}
