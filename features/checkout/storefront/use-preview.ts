import { useAnswer, useLazyCall } from '@hojip/platform/page'
import type { Preview } from '../contract.ts'
import type { WantedLine } from '../rules/wanted-lines.ts'

const call = 'POST /bizOrder/submit/orderInfo'

/** The preview of the order; asks the server again whenever lines or address change. */
export function usePreview(wanted: readonly WantedLine[], addressId: string | undefined) {
  const input = { aoList: [...wanted], ...(addressId === undefined ? {} : { addressId }) }
  const { data, error, isPrevious, refetch } = useLazyCall(call, input, {
    keepPrevious: true,
    when: wanted.length > 0,
  })
  const answer = useAnswer()
  return {
    preview: data,
    error,
    /** Whether the preview shown is still that of the previous lines. */
    isOld: isPrevious,
    refetch,
    /** Replaces the preview by the one that came with a refusal. */
    put: (preview: Preview) => answer(call, input, preview),
  }
}
