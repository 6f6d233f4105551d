import { useAnswer, useLazyCall } from '@hojip/platform/page'
import type { Destination, Preview } from '../contract.ts'
import type { WantedLine } from '../rules/wanted-lines.ts'

const call = 'POST /bizOrder/submit/orderInfo'

/**
 * The preview of the order; asks the server again whenever the lines or the shown place change. It asks about the place
 * and not about an address's id, which an edit keeps and a typed address does not have.
 */
export function usePreview(wanted: readonly WantedLine[], to: Destination | undefined) {
  const input = { aoList: [...wanted], ...(to && { to }) }
  const { data, error, isPrevious, refetch } = useLazyCall(call, input, {
    keepPrevious: true,
    when: wanted.length > 0,
  })
  const answer = useAnswer()
  return {
    preview: data,
    error,
    /** Whether the preview shown is still that of the previous lines or place. */
    isOld: isPrevious,
    refetch,
    /** Replaces the preview by the one that came with a refusal. */
    put: (preview: Preview) => answer(call, input, preview),
  }
}
