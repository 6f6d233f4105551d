import { useRefundsWait } from '@hojip/orders/parts/use-refunds-wait'
import { useTexts } from '@hojip/platform/page'
import { Button, priceText, useConfirm } from '@hojip/platform/ui'
import { useState } from 'react'
import type { RefundWithLogs } from '../../contract.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { StatementDialog } from './statement-dialog.tsx'
import { shopRefundTexts } from '../texts.ts'
import { useAct } from './use-act.ts'

/** The mall's steps: deciding appeals and repairing refunds. */
export function MallActs({ refund }: { refund: RefundWithLogs }) {
  const t = useTexts(shopRefundTexts)
  const [confirm, confirmDialog] = useConfirm()
  const [open, setOpen] = useState<'decide' | 'payOffline'>()
  const retry = useAct('POST /sysConsole/retryRefund', 'retry')
  const { pkId, actions, payType } = refund
  const doesWait = useRefundsWait(payType)
  const again = async () => {
    const answers = { yes: t.acts.retry, no: t.cancel }
    const text = doesWait ? t.retryWaitsText : t.retryText
    if (await confirm({ title: t.retryTitle, text, ...answers })) retry.run({ pkId })
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden max-lg:grid max-lg:w-full">
        {actions.includes('decide') && (
          <Button kind="jade" className="min-h-11!" onClick={() => setOpen('decide')}>
            {t.acts.decide}
          </Button>
        )}
        {actions.includes('retry') && refund.isMoneyStuck && (
          <Button kind="jade" className="min-h-11!" busy={retry.isRunning} onClick={() => void again()}>
            {t.acts.retry}
          </Button>
        )}
        {actions.includes('payOffline') && (
          <Button className="min-h-11!" onClick={() => setOpen('payOffline')}>
            {t.acts.payOffline}
          </Button>
        )}
      </div>
      {confirmDialog}
      {open === 'decide' && <DecideDialog refund={refund} onClose={close} />}
      {open === 'payOffline' && <OfflineDialog refund={refund} onClose={close} />}
    </>
  )
}

function OfflineDialog({ refund, onClose }: { refund: RefundWithLogs; onClose: () => void }) {
  const t = useTexts(shopRefundTexts)
  const done = { onDone: onClose, inDialog: true }
  const pay = useAct('POST /sysConsole/offlineRefund', 'payOffline', done)
  return (
    <StatementDialog
      title={t.acts.payOffline}
      follows={t.offlineFollows(priceText(refund.refundMoney, true))}
      label={t.offlineWords}
      pictures={t.offlinePictures}
      needPictures
      busy={pay.isRunning}
      problem={pay.problem}
      onClose={onClose}
      onSend={({ words, files }) => pay.run({ pkId: refund.pkId, content: words, files })}
    />
  )
}
