import { toast, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import type { CallKey } from '@hojip/platform/client'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { Button, Dialog, priceText, Select, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { useRefundsWait } from '../../parts/use-refunds-wait.ts'
import { ordersTexts } from '../texts.ts'

const reasons = ['unwanted', 'wrongChoice', 'wrongAddress', 'later', 'other'] as const
const longest = 100

/** The amount that is still to be refunded; a part may already have been. */
function leftFen({ totalMoney, refundedMoney }: Pick<Order, 'totalMoney' | 'refundedMoney'>): number {
  return (yuanToFen(totalMoney) ?? 0) - (yuanToFen(refundedMoney) ?? 0)
}

type CancelDialogProps = {
  order: Pick<Order, 'pkId' | 'orderStatus' | 'totalMoney' | 'refundedMoney' | 'isLate' | 'payType'>
  /** The calls whose cached answers a cancellation outdates. */
  changes: readonly CallKey[]
  onClose: () => void
}

/** What becomes of the order and of the money. */
function useConsequence(
  { orderStatus, isLate, payType }: CancelDialogProps['order'],
  amount: string,
): string {
  const t = useTexts(ordersTexts)
  const doesWait = useRefundsWait(payType)
  if (orderStatus === orderStatuses.unpaid) return t.cancelText
  if (doesWait) return t.cancelWaitsText(amount)
  return isLate ? t.cancelLateText(amount) : t.cancelPaidText(amount)
}

/** Asks for confirmation before an order is cancelled; the reason is optional. */
export function CancelDialog({ order, changes, onClose }: CancelDialogProps) {
  const t = useTexts(ordersTexts)
  const refresh = useRefresh()
  const [reason, setReason] = useState<(typeof reasons)[number] | ''>('')
  const [words, setWords] = useState('')
  const isPaid = order.orderStatus !== orderStatuses.unpaid
  const amount = priceText(fenToYuan(leftFen(order)))
  const text = useConsequence(order, amount)
  const cancel = useWrite('POST /bizOrder/cancelOrder', {
    refreshes: changes,
    onSuccess: ({ isRefundPaused }) => {
      // The page says why the money waits.
      if (isRefundPaused) toast('success', t.cancelledPaused)
      else toast('success', isPaid ? t.cancelledPaid(amount) : t.cancelled)
      onClose()
    },
    onRefused: () => {
      onClose()
      void refresh(...changes)
    },
  })
  const ofList = reason === '' ? '' : t.reasons[reason]
  const cancelReason = reason === 'other' ? words.trim() || ofList : ofList
  return (
    <Dialog role="alertdialog" width="sm" title={t.cancelTitle} onClose={onClose}>
      <p className="mb-4 text-ink-2">{text}</p>
      <Select
        label={t.reason}
        value={reason}
        onChange={(event) => setReason(reasons.find((one) => one === event.target.value) ?? '')}
      >
        <option value="">{t.noReason}</option>
        {reasons.map((one) => (
          <option key={one} value={one}>
            {t.reasons[one]}
          </option>
        ))}
      </Select>
      {reason === 'other' && (
        <TextInput
          label={t.reasonWords}
          value={words}
          maxLength={longest}
          onChange={(event) => setWords(event.target.value)}
          className="mt-3"
        />
      )}
      <div className="mt-5 grid grid-cols-2 gap-2.5">
        <Button
          kind="danger"
          className="min-h-11!"
          busy={cancel.isRunning}
          onClick={() => cancel.run({ orderId: order.pkId, cancelReason })}
        >
          {t.cancelYes}
        </Button>
        <Button kind="jade" className="min-h-11!" onClick={onClose}>
          {t.cancelNo}
        </Button>
      </div>
    </Dialog>
  )
}
