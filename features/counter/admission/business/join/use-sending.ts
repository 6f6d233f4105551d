import { isApiError, type ApiError, type RefusalOf } from '@hojip/platform/client'
import { toast, useClient, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { scrollToTop } from '@hojip/platform/ui'
import { useState } from 'react'
import { forgetDraft, type Draft } from './draft.ts'
import type { StepProps } from './steps/step-props.ts'
import { joinTexts } from './texts.ts'

export interface JoinFormProps {
  /** Whose draft it is. */
  userId: string
  own: StepProps['own']
  onSent: () => void
}

const refreshes = ['GET /shopJoin/queryOwn'] as const

/** Sends the application, with the proof of the phone where it is the first time. */
export function useSending(
  { userId, own, onSent }: JoinFormProps,
  refused: (error: Pick<ApiError, 'message' | 'data'>) => true,
) {
  const t = useTexts(joinTexts)
  const client = useClient()
  const refresh = useRefresh()
  const [ticket, setTicket] = useState<string>()
  const [isProving, setProving] = useState(false)
  const onSuccess = () => {
    forgetDraft(userId)
    toast('success', t.sent)
    scrollToTop()
    onSent()
  }
  const onRefused = (error: RefusalOf<'POST /shopJoin/apply' | 'POST /shopJoin/sendAgain'>) => {
    if (error.reason === 'accounts/ticketGone') setTicket(undefined)
    if (error.reason === 'admission/agreementChanged') void refresh('GET /shopJoin/queryOwn')
    return refused(error)
  }
  const settings = { refreshes, onSuccess, onRefused, quiet: true }
  const applying = useWrite('POST /shopJoin/apply', settings)
  const again = useWrite('POST /shopJoin/sendAgain', settings)
  const { application, agreeVersion } = own
  const apply = async (draft: Draft, smscode: string) => {
    setProving(true)
    try {
      const proven = ticket ?? (await client('POST /verifySmsCode', { scene: 'stepUp', smscode })).ticket
      setTicket(proven)
      applying.run({ ...draft, agreeVersion, ticket: proven })
    } catch (error) {
      refused(isApiError(error) ? error : { message: t.failed, data: {} })
    } finally {
      setProving(false)
    }
  }
  const failure = applying.error ?? again.error
  return {
    send: (draft: Draft, smscode: string) => {
      if (application?.state !== 'more') return void apply(draft, smscode)
      again.run({ ...draft, agreeVersion, pkId: application.pkId, version: application.version })
    },
    isBusy: isProving || applying.isRunning || again.isRunning,
    hasTicket: ticket !== undefined,
    failure: failure && !isApiError(failure) ? t.failed : undefined,
  }
}
