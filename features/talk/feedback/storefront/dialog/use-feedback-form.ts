import { isApiError } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import type { FieldProblem } from '@hojip/platform/ui'
import { useState } from 'react'
import { feedbackTexts } from '../texts.ts'
import { type FeedbackKind, fewestCharacters } from '../../rules.ts'

interface Draft {
  kind: FeedbackKind | undefined
  content: string
  files: string[]
  /** Sends the page's path and the browser's version along. */
  isAttached: boolean
  phone: string
}

const empty: Draft = { kind: undefined, content: '', files: [], isAttached: true, phone: '' }

/** What was typed last and not sent, so that a dialog closed by mistake opens as it was. */
let unsent = empty

type Field = 'kind' | 'content'
export type FeedbackForm = ReturnType<typeof useFeedbackForm>

interface FormSettings {
  id: string
  pathname: string
  isUploading: boolean
  onDone: () => void
}

/** The state of the form: its input, its problems, and sending it. */
export function useFeedbackForm({ id, pathname, isUploading, onDone }: FormSettings) {
  const t = useTexts(feedbackTexts)
  const [draft, setDraft] = useState(unsent)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const set = (next: Draft) => {
    unsent = next
    setDraft(next)
  }
  const idOf = (field: Field) => `${id}-${field}`
  const save = useWrite('POST /sysFeedback/saveFeedBack', {
    quiet: true,
    refreshes: ['POST /sysFeedback/queryByUserId'],
    onSuccess: () => {
      unsent = empty
      toast('success', t.sent)
      onDone()
    },
  })
  const submit = () => {
    const { kind, content, files, isAttached, phone } = draft
    const found = [
      ...(kind === undefined ? [{ fieldId: idOf('kind'), text: t.kindNeeded }] : []),
      ...(content.trim().length < fewestCharacters
        ? [{ fieldId: idOf('content'), text: t.tooShort(fewestCharacters) }]
        : []),
    ]
    setProblems(found)
    if (kind === undefined || found.length > 0 || isUploading) return
    const attached = isAttached ? { pageUrl: pathname, browser: navigator.userAgent.slice(0, 200) } : {}
    save.run({ kind, content, files, ...attached, ...(phone.trim() ? { phone } : {}) })
  }
  return {
    draft,
    change: (part: Partial<Draft>) => set({ ...draft, ...part }),
    problems,
    problemOf: (field: Field) => problems.find(({ fieldId }) => fieldId === idOf(field))?.text,
    idOf,
    failure: save.error && failureOf(save.error, save.fields, t.failed),
    submit,
    isRunning: save.isRunning || isUploading,
  }
}

/** The server's sentence; for a wrong field, the field's own. */
function failureOf(error: Error, fields: Readonly<Record<string, string>>, otherwise: string): string {
  if (!isApiError(error)) return otherwise
  return Object.values(fields).find(Boolean) ?? (error.message || otherwise)
}
