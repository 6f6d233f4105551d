import type { ApiError, RefusalOf } from '@hojip/platform/client'
import { toast, useClient, useTexts, useWrite } from '@hojip/platform/page'
import { useEffect, useRef, useState } from 'react'
import { isMobileNumber } from '@hojip/policy/phone'
import type { CodeSending } from './code-field.tsx'
import type { PhoneNumber } from './last-phone.ts'
import { waysInTexts } from '../texts.ts'
import { useCountdown } from './use-countdown.ts'
import { useSendSms } from './use-send-sms.ts'

/** The calls that send a code. */
type SendCall =
  | 'POST /sendSms'
  | 'POST /appUser/sendSms'
  | 'POST /staff/sendSms'
  | 'POST /staff/sendInvitationCode'

export type CodeScene = 'login' | 'register' | 'reset' | 'bind'

type Refused = (error: Pick<ApiError, 'message' | 'data'>) => true
export interface Said {
  idOf: (field: 'smscode') => string
  refused: Refused
}

interface Sent {
  resendAfter: number
  sendId: string
  sent: boolean
}

const askEveryMs = 2_000
/** The server reports a failure within a minute. */
const mostAsks = 30

/** Asks for the state of a message that was under way; undefined when the page was left meanwhile. */
function useWatch() {
  const client = useClient()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return async (sendId: string): Promise<'sent' | 'failed' | undefined> => {
    for (let asked = 0; asked < mostAsks; asked += 1) {
      await new Promise((done) => setTimeout(done, askEveryMs))
      if (!isHere.current) return undefined
      const answer = await client('POST /sms/status', { sendId }).catch(() => undefined)
      if (answer && answer.state !== 'underWay') return answer.state
    }
    return 'failed'
  }
}

/** What the page shows after a code was requested; it shows "sent" only once the message is. */
export function useSent(codeId: string, refused: Refused) {
  const t = useTexts(waysInTexts)
  const [seconds, begin] = useCountdown()
  const [isUnderWay, setUnderWay] = useState(false)
  const watch = useWatch()
  const arrived = () => {
    toast('success', t.codeSent)
    document.getElementById(codeId)?.focus()
  }
  const wait = async (sendId: string) => {
    setUnderWay(true)
    const state = await watch(sendId)
    if (!state) return
    setUnderWay(false)
    if (state === 'sent') return arrived()
    begin(0)
    refused({ message: t.codeNotSent, data: {} })
  }
  return {
    seconds,
    begin,
    note: isUnderWay ? t.codeUnderWay : undefined,
    settings: {
      onSuccess: ({ resendAfter, sendId, sent }: Sent) => {
        begin(resendAfter)
        if (sent) arrived()
        else void wait(sendId)
      },
      onRefused: (error: RefusalOf<SendCall>) => {
        begin(error.reason === 'accounts/smsTooOften' ? error.data.resendAfter : 0)
        return refused(error)
      },
    },
  }
}

/** Sends codes of one purpose to the number of a form. */
export function useCodeSending(
  scene: CodeScene | 'change',
  { country, phone }: PhoneNumber,
  said: Said & { say: (found: { phone: string }) => boolean },
): CodeSending {
  const t = useTexts(waysInTexts)
  const { seconds, note, settings } = useSent(said.idOf('smscode'), said.refused)
  const sending = useSendSms(settings)
  const send = () => {
    if (!isMobileNumber(phone, country)) {
      said.say({ phone: t.missing.phone })
      return
    }
    sending.run({ phone, country, scene })
  }
  return { seconds, isSending: sending.isRunning, progress: sending.progress, note, send }
}

/** Sends codes to the user's own number, which the page knows only masked. */
export function useOwnCodeSending(scene: 'stepUp' | 'change' | 'reset', said: Said): CodeSending {
  const { seconds, note, settings } = useSent(said.idOf('smscode'), said.refused)
  const sending = useWrite('POST /appUser/sendSms', settings)
  return { seconds, isSending: sending.isRunning, note, send: () => sending.run({ scene }) }
}
