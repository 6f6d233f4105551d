import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, TextArea, useConfirm, type ButtonSize } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { Act } from '../rules/issues.ts'
import { booksTexts } from './texts.ts'
import type { IssueProps } from './issue-facts.tsx'

/** The calls whose answers change when an issue is repaired. */
const refreshes = [
  'GET /sysConsole/queryIssues',
  'GET /sysConsole/queryReconciledDays',
  'GET /sysConsole/queryActs',
] as const

/** The buttons that repair one issue. A refund has to be confirmed first, and a case is closed only with a note. */
export function IssueActs({ kind, issue, size }: IssueProps & { size: ButtonSize }) {
  const t = useTexts(booksTexts)
  const [confirm, confirmDialog] = useConfirm()
  const [isNoting, setNoting] = useState(false)
  const repair = useWrite('POST /sysConsole/repairIssue', {
    refreshes,
    onSuccess: ({ outcome }) => {
      setNoting(false)
      toast(outcome === 'waiting' || outcome === 'refused' ? 'info' : 'success', t.outcomes[outcome])
    },
  })
  const run = (act: Act, note = '') => repair.run({ kind, pkId: issue.pkId, act, note })
  const press = async (act: Act) => {
    if (act === 'close') return setNoting(true)
    const isMoney = act === 'refund'
    const question = {
      title: t.refundTitle,
      text: t.refundText(issue.number, issue.money ?? ''),
      yes: t.acts.refund,
      no: t.cancel,
      danger: true,
    }
    if (!isMoney || (await confirm(question))) run(act)
    return undefined
  }
  if (issue.acts.length === 0) return <span className="text-12 text-ink-3">{t.elsewhere}</span>
  return (
    <span className="flex flex-wrap items-center gap-2">
      {issue.acts.map((act, i) => (
        <Button
          key={act}
          kind={i === 0 ? 'jadeLine' : 'outline'}
          size={size}
          busy={repair.isRunning}
          onClick={() => void press(act)}
        >
          {t.acts[act]}
        </Button>
      ))}
      {confirmDialog}
      {isNoting && (
        <NoteDialog
          onClose={() => setNoting(false)}
          onNote={(note) => run('close', note)}
          busy={repair.isRunning}
        />
      )}
    </span>
  )
}

type NoteDialogProps = { onClose: () => void; onNote: (note: string) => void; busy: boolean }

function NoteDialog({ onClose, onNote, busy }: NoteDialogProps) {
  const t = useTexts(booksTexts)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (note.trim()) return onNote(note.trim())
    return setMissing(true)
  }
  return (
    <Dialog title={t.noteTitle} onClose={onClose} sheet>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextArea
          label={t.note}
          hint={t.noteHint}
          error={isMissing && !note.trim() ? t.noteMissing : undefined}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="jade" block size="lg" busy={busy}>
          {t.acts.close}
        </Button>
      </form>
    </Dialog>
  )
}
