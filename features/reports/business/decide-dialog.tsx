import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Notice, RadioCard, TextArea } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { ReceivedReport } from '../contract.ts'
import { mostRemark } from '../rules/limits.ts'
import { receivedTexts } from './texts.ts'

const decisions = ['upheld', 'dismissed'] as const

/** Asks for the decision and the reason for it. */
export function DecideDialog({ report, onClose }: { report: ReceivedReport; onClose: () => void }) {
  const t = useTexts(receivedTexts)
  const [decision, setDecision] = useState<(typeof decisions)[number]>()
  const [remark, setRemark] = useState('')
  const [isTried, setTried] = useState(false)
  const decide = useWrite('POST /sysConsole/handleReport', {
    quiet: true,
    refreshes: ['POST /sysConsole/queryReports'],
    onSuccess: () => {
      toast('success', t.decided)
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (decision && remark.trim()) decide.run({ pkId: report.pkId, decision, remark })
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
        <fieldset>
          <legend className="mb-2 text-13 font-medium">{t.decision}</legend>
          <div className="grid gap-2 md:grid-cols-2">
            {decisions.map((one) => (
              <RadioCard
                key={one}
                name="decision"
                checked={decision === one}
                onChange={() => setDecision(one)}
              >
                <b>{t.decisions[one]}</b>
                <span className="block text-12 text-ink-3">{t.follows[one]}</span>
              </RadioCard>
            ))}
          </div>
        </fieldset>
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
