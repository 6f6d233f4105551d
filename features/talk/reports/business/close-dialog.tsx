import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Notice, TextArea } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { ReceivedReport } from '../contract.ts'
import { mostRemark } from '../rules/limits.ts'
import { receivedTexts } from './texts.ts'

interface CloseDialogProps {
  pkId: string
  outcome: 'lifted' | 'stands'
  of: ReceivedReport['targetType']
  onClose: () => void
}

/** Asks an operator why the measure after a report is lifted, or stays. */
export function CloseDialog({ pkId, outcome, of, onClose }: CloseDialogProps) {
  const t = useTexts(receivedTexts)
  const [remark, setRemark] = useState('')
  const [isTried, setTried] = useState(false)
  const close = useWrite('POST /sysConsole/closeMeasure', {
    quiet: true,
    refreshes: ['POST /sysConsole/queryReports'],
    // A server from before the answer had this field leaves it out.
    onSuccess: (answer: { isBack?: boolean | null } | null) => {
      if (answer?.isBack === false) toast('info', t.staysAway)
      else toast('success', t.closed)
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (remark.trim()) close.run({ pkId, outcome, remark })
  }
  const lifts = of === 'goods' || of === 'shop' ? t.liftFollows : t.liftFollowsWords
  const title = outcome === 'lifted' ? t.lift : t.keep
  return (
    <Dialog title={title} onClose={onClose} sheet>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {close.error && (
          <Notice tone="crimson" live>
            {sentenceOf(close.error, t.failed)}
          </Notice>
        )}
        <TextArea
          label={t.outcomeWords}
          hint={outcome === 'lifted' ? lifts : t.keepFollows}
          error={isTried && !remark.trim() ? t.remarkNeeded : undefined}
          value={remark}
          maxLength={mostRemark}
          onChange={(event) => setRemark(event.target.value)}
        />
        <Button type="submit" kind="jade" size="lg" block busy={close.isRunning}>
          {title}
        </Button>
      </form>
    </Dialog>
  )
}
