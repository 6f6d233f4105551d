import { isApiError, type ApiError } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { looksLikeMobile } from '../../rules/phone-shape.ts'
import type { CodeSending } from './code-field.tsx'
import type { PhoneNumber } from './last-phone.ts'
import { waysInTexts } from './texts.ts'
import { useCountdown } from './use-countdown.ts'

/** How long the server wants us to wait, when it says so. */
export const waitOf = (error: unknown): number => {
  const seconds = isApiError(error) ? error.data['resendAfter'] : undefined
  return typeof seconds === 'number' ? seconds : 0
}

export type CodeScene = 'login' | 'register' | 'reset' | 'bind'

export interface Said {
  idOf: (field: 'smscode') => string
  refused: (error: ApiError) => true
}

const useSent = (said: Said) => {
  const t = useTexts(waysInTexts)
  const [seconds, begin] = useCountdown()
  return {
    seconds,
    settings: {
      onSuccess: ({ resendAfter }: { resendAfter: number }) => {
        begin(resendAfter)
        toast('success', t.codeSent)
        document.getElementById(said.idOf('smscode'))?.focus()
      },
      onRefused: (error: ApiError) => {
        begin(waitOf(error))
        return said.refused(error)
      },
    },
  }
}

/** Sends codes of one purpose to the number of a form. */
export const useCodeSending = (
  scene: CodeScene,
  { country, phone }: PhoneNumber,
  said: Said & { say: (found: { phone: string }) => boolean },
): CodeSending => {
  const t = useTexts(waysInTexts)
  const { seconds, settings } = useSent(said)
  const sending = useWrite('POST /sendSms', settings)
  const send = () => {
    if (!looksLikeMobile(phone, country)) {
      said.say({ phone: t.missing.phone })
      return
    }
    sending.run({ phone, country, scene })
  }
  return { seconds, isSending: sending.isRunning, send }
}

/** Sends codes to one's own number, which the page knows only masked. */
export const useOwnCodeSending = (said: Said): CodeSending => {
  const { seconds, settings } = useSent(said)
  const sending = useWrite('POST /appUser/sendSms', settings)
  return { seconds, isSending: sending.isRunning, send: () => sending.run({ scene: 'reset' }) }
}
