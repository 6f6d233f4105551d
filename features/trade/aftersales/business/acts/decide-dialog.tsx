import { useRefundsWait } from '@hojip/orders/parts/use-refunds-wait'
import { useTexts } from '@hojip/platform/page'
import { FieldError, priceText, RadioCard, TextArea, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import type { RefundWithLogs } from '../../contract.ts'
import { ActDialog } from './act-dialog.tsx'
import { decisionsFor, type Decision } from './decisions.ts'
import { isAmount } from './shop-input.ts'
import { shopRefundTexts } from '../texts.ts'
import { useAct } from './use-act.ts'

type DecideDialogProps = { refund: RefundWithLogs; onClose: () => void }

/** The mall's decision: for whom, how much, and on which grounds. */
export function DecideDialog({ refund, onClose }: DecideDialogProps) {
  const t = useTexts(shopRefundTexts)
  const [decision, setDecision] = useState<Decision>()
  const [money, setMoney] = useState(refund.applyMoney)
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const decide = useAct('POST /sysConsole/arbitrate', 'decide', { onDone: onClose, inDialog: true })
  const isPaid = decision === 'refund' || decision === 'return'
  const content = words.trim()
  const submit = () => {
    setTried(true)
    if (!decision || !content || (isPaid && !isAmount(money))) return
    const sum = isPaid ? { refundMoney: money } : {}
    decide.run({ pkId: refund.pkId, decision, content, ...sum })
  }
  const doesWait = useRefundsWait(refund.payType)
  const sum = isAmount(money) ? priceText(money, true) : '¥—'
  const follows = doesWait ? { ...t.decisionFollows, refund: t.decisionFollowsWaits } : t.decisionFollows
  const notes = doesWait ? { ...t.decisionNotes, refund: t.decisionNoteWaits } : t.decisionNotes
  return (
    <ActDialog
      title={t.acts.decide}
      follows={decision && followsOf(follows, decision, sum)}
      yes={t.decisionConfirm}
      busy={decide.isRunning}
      problem={decide.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-13 font-medium">{t.decision}</legend>
        {decisionsFor(refund).map((one) => (
          <RadioCard key={one} name="decision" checked={decision === one} onChange={() => setDecision(one)}>
            <b className="block font-medium">{t.decisions[one]}</b>
            <span className="text-12 text-ink-3">{notes[one]}</span>
          </RadioCard>
        ))}
        {isTried && !decision && <FieldError>{t.wrong.choice}</FieldError>}
      </fieldset>
      {isPaid && (
        <TextInput
          label={t.decisionMoney}
          hint={t.proposeMoneyHint(priceText(refund.applyMoney, true))}
          inputMode="decimal"
          value={money}
          maxLength={13}
          error={isTried && !isAmount(money) ? t.wrong.money : undefined}
          onChange={(event) => setMoney(event.target.value.trim())}
        />
      )}
      <TextArea
        label={t.decisionWords}
        hint={t.decisionWordsHint}
        maxLength={200}
        value={words}
        error={isTried && !content ? t.wrong.words : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
    </ActDialog>
  )
}

type Follows = { refund: (money: string) => string; return: (money: string) => string; shop: string }

function followsOf(texts: Follows, decision: Decision, money: string): string {
  return decision === 'shop' ? texts.shop : texts[decision](money)
}
