import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Notice, RadioCard, TextArea } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { known } from '@hojip/platform/known'
import type { ReceivedReport } from '../contract.ts'
import { mostRemark } from '../rules/limits.ts'
import { receivedTexts } from './texts.ts'
import { shownKind } from '../rules/reasons.ts'

const decisions = ['upheld', 'dismissed'] as const
const measuresOf: Record<ReceivedReport['targetType'], readonly Measure[]> = {
  goods: ['takeDown', 'warn', 'none'],
  shop: ['warn', 'none'],
  comment: ['takeDown', 'none'],
  question: ['takeDown', 'none'],
  answer: ['takeDown', 'none'],
  chat: ['takeDown', 'none'],
}

/** What is reported at a newer server only can be judged here, and nothing done to it. */
function measuresFor(targetType: ReceivedReport['targetType']): readonly Measure[] {
  return known(measuresOf, targetType) ?? ['none']
}

type Decision = (typeof decisions)[number]
type Measure = 'takeDown' | 'warn' | 'none'

function useDecide(onClose: () => void) {
  const t = useTexts(receivedTexts)
  return useWrite('POST /sysConsole/handleReport', {
    quiet: true,
    refreshes: ['POST /sysConsole/queryReports'],
    onSuccess: () => {
      toast('success', t.decided)
      onClose()
    },
  })
}

/** Asks for the decision, what follows it for the shop, and the reasons. */
export function DecideDialog({ report, onClose }: { report: ReceivedReport; onClose: () => void }) {
  const t = useTexts(receivedTexts)
  const [decision, setDecision] = useState<Decision>()
  const [measure, setMeasure] = useState<Measure>(measuresFor(report.targetType)[0]!)
  const [told, setTold] = useState('')
  const [remark, setRemark] = useState('')
  const [isTried, setTried] = useState(false)
  const decide = useDecide(onClose)
  const isTold = decision === 'upheld' && measure !== 'none'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!decision || !remark.trim() || (isTold && !told.trim())) return
    const follows = isTold ? { measure, told } : {}
    decide.run({ pkId: report.pkId, decision, remark, ...follows })
  }
  const problem = decide.error && sentenceOf(decide.error, t.failed)
  const missing = isTried && !decision ? t.decisionNeeded : undefined
  return (
    <Dialog title={t.decide} onClose={onClose} sheet>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {(problem || missing) && (
          <Notice tone="crimson" live>
            {problem || missing}
          </Notice>
        )}
        <Choices
          name="decision"
          label={t.decision}
          of={decisions.map((one) => ({ one, title: t.decisions[one], follows: t.follows[one] }))}
          chosen={decision}
          onChoose={setDecision}
        />
        {decision === 'upheld' && (
          <MeasureChoices of={report.targetType} chosen={measure} onChoose={setMeasure} />
        )}
        {isTold && (
          <TextArea
            label={t.told}
            hint={t.toldHint}
            error={isTried && !told.trim() ? t.toldNeeded : undefined}
            value={told}
            maxLength={mostRemark}
            onChange={(event) => setTold(event.target.value)}
          />
        )}
        <TextArea
          label={t.remark}
          hint={t.remarkHint}
          error={isTried && !remark.trim() ? t.remarkNeeded : undefined}
          value={remark}
          maxLength={mostRemark}
          onChange={(event) => setRemark(event.target.value)}
        />
        <Button type="submit" kind="jade" size="lg" block busy={decide.isRunning}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}

interface MeasureChoicesProps {
  of: ReceivedReport['targetType']
  chosen: Measure
  onChoose: (one: Measure) => void
}

function MeasureChoices({ of, chosen, onChoose }: MeasureChoicesProps) {
  const t = useTexts(receivedTexts)
  const choices = measuresFor(of).map((one) => {
    const shown = shownKind(of, one)
    return { one, title: t.measures[shown], follows: t.measureFollows[shown] }
  })
  return <Choices name="measure" label={t.measure} of={choices} chosen={chosen} onChoose={onChoose} />
}

interface ChoicesProps<One extends string> {
  name: string
  label: string
  of: readonly { one: One; title: string; follows: string }[]
  chosen: One | undefined
  onChoose: (one: One) => void
}

function Choices<One extends string>({ name, label, of, chosen, onChoose }: ChoicesProps<One>) {
  return (
    <fieldset>
      <legend className="mb-2 text-13 font-medium">{label}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {of.map(({ one, title, follows }) => (
          <RadioCard key={one} name={name} checked={chosen === one} onChange={() => onChoose(one)}>
            <b>{title}</b>
            <span className="block text-12 text-ink-3">{follows}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}
