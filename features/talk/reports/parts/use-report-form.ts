import { isApiError, refusalOutcome, sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import type { FieldProblem } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Reason, TargetType } from '../rules/reasons.ts'
import { reportTexts } from './texts.ts'

interface Draft {
  reason: Reason | undefined
  content: string
  files: string[]
}

interface FormSettings {
  id: string
  targetType: TargetType
  targetId: string
  isUploading: boolean
  onDone: () => void
}

/** The state of the form: its input, its problems, and sending it. */
export function useReportForm({ id, targetType, targetId, isUploading, onDone }: FormSettings) {
  const t = useTexts(reportTexts)
  const reasonId = `${id}-reason`
  const [draft, setDraft] = useState<Draft>({ reason: undefined, content: '', files: [] })
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const done = () => {
    toast('success', t.sent)
    onDone()
  }
  const save = useWrite('POST /sysReport/save', {
    quiet: true,
    onSuccess: done,
    // The message of a success counts, whatever the status.
    onError: (error) => {
      if (isApiError(error) && refusalOutcome({ code: error.code, msg: error.message }) === 'reported') done()
    },
  })
  const submit = () => {
    const { reason, content, files } = draft
    setProblems(reason ? [] : [{ fieldId: reasonId, text: t.reasonNeeded }])
    if (!reason || isUploading) return
    save.run({ targetType, targetId, reasonType: reason, content, files })
  }
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    problems,
    reasonId,
    failure: save.error && sentenceOf(save.error, t.failed),
    submit,
    isRunning: save.isRunning || isUploading,
  }
}
