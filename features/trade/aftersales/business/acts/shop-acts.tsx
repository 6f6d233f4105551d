import { useRefundsWait } from '@hojip/orders/parts/use-refunds-wait'
import { useTexts } from '@hojip/platform/page'
import { Button, priceText, useConfirm, type ButtonKind } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Refund } from '../../contract.ts'
import { AgreeReturnDialog } from './agree-return-dialog.tsx'
import { PassDialog } from './pass-dialog.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { StatementDialog } from './statement-dialog.tsx'
import { shopRefundTexts } from '../texts.ts'
import { useAct } from './use-act.ts'

const shopsActs = [
  'agreeRefund',
  'agreeReturn',
  'confirmReturn',
  'passInspection',
  'addEvidence',
  'propose',
  'reject',
  'failInspection',
] as const
type ShopAct = (typeof shopsActs)[number]

function kindOf(act: ShopAct): ButtonKind {
  return act === 'reject' || act === 'failInspection' ? 'danger' : act === 'propose' ? 'outline' : 'jade'
}

/** The steps the shop may take right now, from the table of states. Steps that move money ask for confirmation. */
export function ShopActs({ refund }: { refund: Refund }) {
  const t = useTexts(shopRefundTexts)
  const [confirm, confirmDialog] = useConfirm()
  const [open, setOpen] = useState<ShopAct>()
  const { pkId, payType } = refund
  const doesWait = useRefundsWait(payType)
  const agree = useAct('POST /bizConsole/agreeRefund', 'agreeRefund')
  const arrived = useAct('POST /bizConsole/confirmReturn', 'confirmReturn')
  const acts = shopsActs.filter((act) => refund.actions.includes(act))
  const press = async (act: ShopAct) => {
    const answers = { yes: t.acts[act], no: t.cancel }
    if (act === 'agreeRefund') {
      const title = t.agreeRefundTitle(priceText(refund.refundMoney, true))
      const text = doesWait ? t.agreeRefundWaitsText : t.agreeRefundText
      if (await confirm({ title, text, ...answers })) agree.run({ pkId })
    } else if (act === 'confirmReturn') {
      if (await confirm({ title: t.confirmReturnTitle, text: t.confirmReturnText, ...answers }))
        arrived.run({ pkId })
    } else setOpen(act)
  }
  return (
    <>
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-2 max-lg:grid max-lg:w-full max-lg:grid-cols-2">
          {acts.map((act) => (
            <Button
              key={act}
              kind={kindOf(act)}
              className="min-h-11! max-lg:first:col-span-2 max-lg:last:even:col-span-2"
              busy={
                (act === 'agreeRefund' && agree.isRunning) || (act === 'confirmReturn' && arrived.isRunning)
              }
              onClick={() => void press(act)}
            >
              {t.acts[act]}
            </Button>
          ))}
        </div>
      )}
      {confirmDialog}
      {open && <OpenDialog act={open} refund={refund} onClose={() => setOpen(undefined)} />}
    </>
  )
}

type OfRefund = { refund: Refund; onClose: () => void }

function OpenDialog({ act, ...of }: OfRefund & { act: ShopAct }) {
  switch (act) {
    case 'agreeReturn':
      return <AgreeReturnDialog {...of} />
    case 'propose':
      return <ProposeDialog {...of} />
    case 'passInspection':
      return <PassDialog {...of} />
    case 'reject':
      return <RejectDialog {...of} />
    case 'failInspection':
      return <FailDialog {...of} />
    default:
      return <EvidenceDialog {...of} />
  }
}

function RejectDialog({ refund: { pkId }, onClose }: OfRefund) {
  const t = useTexts(shopRefundTexts)
  const reject = useAct('POST /bizConsole/rejectRefund', 'reject', { onDone: onClose, inDialog: true })
  return (
    <StatementDialog
      title={t.acts.reject}
      follows={t.rejectFollows}
      label={t.rejectReason}
      hint={t.rejectHint}
      needPictures
      pictures={t.proofs}
      problem={reject.problem}
      onClose={onClose}
      danger={true}
      busy={reject.isRunning}
      onSend={({ words, files }) => reject.run({ pkId, reason: words, files })}
    />
  )
}

function FailDialog({ refund: { pkId }, onClose }: OfRefund) {
  const t = useTexts(shopRefundTexts)
  const done = { onDone: onClose, inDialog: true }
  const fail = useAct('POST /bizConsole/failInspection', 'failInspection', done)
  return (
    <StatementDialog
      title={t.acts.failInspection}
      follows={t.failFollows}
      label={t.failReason}
      hint={t.failHint}
      needPictures
      pictures={t.proofs}
      problem={fail.problem}
      onClose={onClose}
      danger={true}
      busy={fail.isRunning}
      onSend={({ words, files }) => fail.run({ pkId, reason: words, files })}
    />
  )
}

function EvidenceDialog({ refund: { pkId }, onClose }: OfRefund) {
  const t = useTexts(shopRefundTexts)
  const done = { onDone: onClose, inDialog: true }
  const add = useAct('POST /bizConsole/saveRefundEvidence', 'addEvidence', done)
  return (
    <StatementDialog
      title={t.acts.addEvidence}
      follows={t.evidenceFollows}
      label={t.statement}
      pictures={t.pictures}
      problem={add.problem}
      onClose={onClose}
      busy={add.isRunning}
      onSend={({ words, files }) => add.run({ pkId, content: words, files })}
    />
  )
}
