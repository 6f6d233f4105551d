import type { CallKey } from '@hojip/platform/client'
import { toast, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { priceText, useConfirm } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { RefundOffer } from '../../contract.ts'
import { offerTexts } from './texts.ts'

/** The calls whose answers show the offer. */
const offerCalls = [
  'POST /bizGoodsRefund/queryOffers',
  'GET /bizGoodsRefund/findOffer/{pkId}',
  'POST /bizGoodsRefund/queryRefundList',
  'GET /bizOrder/queryOrderInfo',
] as const satisfies readonly CallKey[]

/** The buyer's two answers to an offer, each asked for once more, and the dialog that asks. */
export function useAnswer(
  { pkId, refundMoney }: Pick<RefundOffer, 'pkId' | 'refundMoney'>,
  also: readonly CallKey[] = [],
): { answer: (accept: boolean) => void; isRunning: boolean; dialog: ReactNode } {
  const t = useTexts(offerTexts)
  const refresh = useRefresh()
  const [ask, dialog] = useConfirm()
  const refreshes = [...offerCalls, ...also]
  const write = useWrite('POST /bizGoodsRefund/answerOffer', {
    refreshes,
    onSuccess: ({ offerState }) => toast('success', offerState === 'accepted' ? t.accepted : t.declined),
    onRefused: () => void refresh(...refreshes),
  })
  const confirmAndRun = async (accept: boolean) => {
    const question = accept
      ? { title: t.acceptTitle(priceText(refundMoney, true)), text: t.acceptText, yes: t.accept }
      : { title: t.declineTitle, text: t.declineText, yes: t.decline }
    if (await ask({ ...question, no: t.back })) write.run({ pkId, accept })
  }
  return { answer: (accept) => void confirmAndRun(accept), isRunning: write.isRunning, dialog }
}
