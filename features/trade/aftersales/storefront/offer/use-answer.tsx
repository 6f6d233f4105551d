import type { CallKey } from '@hojip/platform/client'
import { useRefundsWait } from '@hojip/orders/parts/use-refunds-wait'
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
  { pkId, refundMoney, payType }: Pick<RefundOffer, 'pkId' | 'payType' | 'refundMoney'>,
  also: readonly CallKey[] = [],
): { answer: (accept: boolean) => void; isRunning: boolean; dialog: ReactNode } {
  const t = useTexts(offerTexts)
  const refresh = useRefresh()
  const [ask, dialog] = useConfirm()
  const doesWait = useRefundsWait(payType)
  const refreshes = [...offerCalls, ...also]
  const write = useWrite('POST /bizGoodsRefund/answerOffer', {
    refreshes,
    onSuccess: ({ offerState }) =>
      toast('success', offerState !== 'accepted' ? t.declined : doesWait ? t.acceptedWaits : t.accepted),
    onRefused: () => void refresh(...refreshes),
  })
  const confirmAndRun = async (accept: boolean) => {
    const question = accept
      ? {
          title: t.acceptTitle(priceText(refundMoney, true)),
          text: doesWait ? t.acceptWaitsText : t.acceptText,
          yes: t.accept,
        }
      : { title: t.declineTitle, text: t.declineText, yes: t.decline }
    if (await ask({ ...question, no: t.back })) write.run({ pkId, accept })
  }
  return { answer: (accept) => void confirmAndRun(accept), isRunning: write.isRunning, dialog }
}
