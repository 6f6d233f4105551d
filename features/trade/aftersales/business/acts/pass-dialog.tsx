import { useRefundsWait } from '@hojip/orders/parts/use-refunds-wait'
import { useTexts } from '@hojip/platform/page'
import { FieldError, priceText, RadioCard } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Refund } from '../../contract.ts'
import { ActDialog } from './act-dialog.tsx'
import { shopRefundTexts } from '../texts.ts'
import { useAct } from './use-act.ts'

const answers = ['yes', 'no'] as const

/** The return passed inspection. The shop decides whether its units go back into stock. */
export function PassDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const t = useTexts(shopRefundTexts)
  const [answer, setAnswer] = useState<(typeof answers)[number]>()
  const [isTried, setTried] = useState(false)
  const pass = useAct('POST /bizConsole/passInspection', 'passInspection', {
    onDone: onClose,
    inDialog: true,
  })
  const doesWait = useRefundsWait(refund.payType)
  const money = priceText(refund.refundMoney, true)
  const submit = () => {
    setTried(true)
    if (answer) pass.run({ pkId: refund.pkId, resalable: answer === 'yes' })
  }
  return (
    <ActDialog
      title={t.acts.passInspection}
      follows={doesWait ? t.passFollowsWaits(money) : t.passFollows(money)}
      yes={t.acts.passInspection}
      busy={pass.isRunning}
      problem={pass.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-13 font-medium">{t.resalable}</legend>
        <div className="grid gap-2 md:grid-cols-2">
          {answers.map((one) => (
            <RadioCard key={one} name="resalable" checked={answer === one} onChange={() => setAnswer(one)}>
              <b className="block font-medium">{t.resalables[one]}</b>
              <span className="text-12 text-ink-3">{t.resalableNotes[one]}</span>
            </RadioCard>
          ))}
        </div>
        {isTried && !answer && <FieldError>{t.wrong.choice}</FieldError>}
      </fieldset>
    </ActDialog>
  )
}
