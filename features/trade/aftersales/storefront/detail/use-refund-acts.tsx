import { refundsHref } from '@hojip/hrefs/aftersales'
import { useRefundsWait } from '@hojip/orders/parts/use-refunds-wait'
import { toast, useNavigate, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { priceText, useConfirm } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState, type ReactNode } from 'react'
import type { Refund } from '../../contract.ts'
import { refundTexts } from '../texts.ts'
import { refundCalls } from '../apply/use-application.ts'

export type RefundAct =
  | 'accept'
  | 'decline'
  | 'fileExpress'
  | 'addEvidence'
  | 'reapply'
  | 'appeal'
  | 'edit'
  | 'withdraw'
  | 'delete'

// The forms with pictures are loaded only when they are opened.
const ReturnParcelDialog = lazyPart(() =>
  import('./return-parcel-dialog.tsx').then((module) => ({ default: module.ReturnParcelDialog })),
)
const StatementDialog = lazyPart(() =>
  import('./statement-dialog.tsx').then((module) => ({ default: module.StatementDialog })),
)

export interface RefundActs {
  /** Runs a button's action, after a confirmation when it cannot be undone. */
  act: (name: Exclude<RefundAct, 'edit' | 'reapply'>) => void
  isRunning: (name: RefundAct) => boolean
  /** The dialogs of these actions, to be rendered beside the buttons. */
  dialogs: ReactNode
}

type Write = 'POST /bizGoodsRefund/cancelRefund' | 'POST /bizGoodsRefund/answerProposal'

/** A step of the buyer. Reloads what it may have changed, also after a refusal. */
function useStep<K extends Write>(call: K, message: string) {
  const refresh = useRefresh()
  return useWrite(call, {
    refreshes: refundCalls,
    onSuccess: () => toast('success', message),
    onRefused: () => void refresh(...refundCalls),
  })
}

export function useRefundActs(refund: Refund): RefundActs {
  const { pkId, proposal, payType } = refund
  const t = useTexts(refundTexts)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [ask, confirmDialog] = useConfirm()
  const [open, setOpen] = useState<'fileExpress' | 'appeal' | 'addEvidence'>()
  const withdraw = useStep('POST /bizGoodsRefund/cancelRefund', t.withdrawn)
  const accept = useStep('POST /bizGoodsRefund/answerProposal', t.accepted)
  const decline = useStep('POST /bizGoodsRefund/answerProposal', t.declined)
  const remove = useWrite('POST /bizGoodsRefund/deleteById/{pkId}', {
    refreshes: ['POST /bizGoodsRefund/queryRefundList'],
    onSuccess: () => {
      toast('success', t.deleted)
      navigate(refundsHref(), { replace: true })
    },
    onRefused: () => void refresh(...refundCalls),
  })

  const doesWait = useRefundsWait(payType)
  const money = priceText(proposal?.refundMoney ?? '0', true)
  const acts: Record<Exclude<RefundAct, 'edit' | 'reapply'>, () => Promise<void> | void> = {
    fileExpress: () => setOpen('fileExpress'),
    appeal: () => setOpen('appeal'),
    addEvidence: () => setOpen('addEvidence'),
    accept: async () => {
      const atOnce = doesWait ? t.acceptRefundWaits(money) : t.acceptRefund(money)
      const text = proposal?.refundType === 0 ? t.acceptReturn(money) : atOnce
      const yes = await ask({ title: t.acceptTitle, text, yes: t.acts.accept, no: t.acceptNo })
      if (yes) accept.run({ pkId, accept: true })
    },
    decline: async () => {
      const question = { title: t.declineTitle, text: t.declineText, yes: t.acts.decline, no: t.acceptNo }
      if (await ask(question)) decline.run({ pkId, accept: false })
    },
    withdraw: async () => {
      const { withdrawTitle: title, withdrawText: text, withdrawNo: no } = t
      if (await ask({ title, text, yes: t.acts.withdraw, no, danger: true })) withdraw.run({ pkId })
    },
    delete: async () => {
      const { deleteTitle: title, deleteText: text, deleteNo: no } = t
      if (await ask({ title, text, yes: t.acts.delete, no, danger: true })) remove.run({ pkId })
    },
  }
  const running: Partial<Record<RefundAct, boolean>> = {
    accept: accept.isRunning,
    decline: decline.isRunning,
    withdraw: withdraw.isRunning,
    delete: remove.isRunning,
  }
  const close = () => setOpen(undefined)
  return {
    act: (name) => void acts[name](),
    isRunning: (name) => running[name] ?? false,
    dialogs: (
      <>
        {confirmDialog}
        <Suspense fallback={null}>
          {open === 'fileExpress' && <ReturnParcelDialog refund={refund} onClose={close} />}
          {(open === 'appeal' || open === 'addEvidence') && (
            <StatementDialog pkId={pkId} what={open} onClose={close} />
          )}
        </Suspense>
      </>
    ),
  }
}
