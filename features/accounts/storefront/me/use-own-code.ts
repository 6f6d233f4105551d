import type { ApiError } from '@hojip/platform/client'
import { useWrite } from '@hojip/platform/page'
import type { CodeSending } from '../ways-in/code-field.tsx'
import { waitOf } from '../ways-in/use-code-sending.ts'
import { useCountdown } from '../ways-in/use-countdown.ts'
import type { PhoneNumber } from '../ways-in/last-phone.ts'

const useSent = (refused: (error: ApiError) => true, codeId: string) => {
  const [seconds, begin] = useCountdown()
  const settings = {
    onSuccess: ({ resendAfter }: { resendAfter: number }) => {
      begin(resendAfter)
      document.getElementById(codeId)?.focus()
    },
    onRefused: (error: ApiError) => {
      begin(waitOf(error))
      return refused(error)
    },
  }
  return { seconds, settings }
}

/** Sends codes to one's own number, which pages know only masked. */
export const useOwnCode = (
  scene: 'stepUp' | 'change',
  codeId: string,
  refused: (error: ApiError) => true,
): CodeSending => {
  const { seconds, settings } = useSent(refused, codeId)
  const sending = useWrite('POST /appUser/sendSms', settings)
  return { seconds, isSending: sending.isRunning, send: () => sending.run({ scene }) }
}

/** Sends codes to the number one moves to. */
export const useNewPhoneCode = (
  { country, phone }: PhoneNumber,
  codeId: string,
  refused: (error: ApiError) => true,
): CodeSending => {
  const { seconds, settings } = useSent(refused, codeId)
  const sending = useWrite('POST /sendSms', settings)
  return {
    seconds,
    isSending: sending.isRunning,
    send: () => sending.run({ country, phone, scene: 'change' }),
  }
}
