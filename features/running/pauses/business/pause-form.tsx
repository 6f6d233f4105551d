import { sentenceOf } from '@hojip/platform/client'
import { toast, useLocale, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Notice, Select, TextInput } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { Part } from '../contract/kinds.ts'
import type { Paused } from '../contract.ts'
import { partIn } from '../rules/index.ts'
import { refreshes } from './pause-list.tsx'
import { pausesTexts } from './texts.ts'

function keyOf({ kind, name }: Part): string {
  return `${kind} ${name}`
}

/** What can be paused and is not. */
function choicesOf({ channels, queues, pauses }: Paused): { gateways: Part[]; queues: Part[] } {
  const now = new Set(pauses.map(keyOf))
  const free = (parts: Part[]) => parts.filter((part) => !now.has(keyOf(part)))
  return {
    gateways: free(
      channels.flatMap((name) => [
        { kind: 'payments' as const, name },
        { kind: 'refunds' as const, name },
      ]),
    ),
    queues: free(queues.map((name) => ({ kind: 'queue' as const, name }))),
  }
}

/** Pauses a part, with the reason for those who find it so. */
export function PauseForm({ paused }: { paused: Paused }) {
  const t = useTexts(pausesTexts)
  const locale = useLocale()
  const [picked, setPicked] = useState('')
  const [reason, setReason] = useState('')
  const choices = choicesOf(paused)
  const part = [...choices.gateways, ...choices.queues].find((one) => keyOf(one) === picked)
  const { run, isRunning, error } = useWrite('POST /sysConsole/pausePart', {
    refreshes,
    quiet: true,
    onSuccess: () => {
      if (part) toast('success', t.isPaused(partIn(locale, part)))
      setPicked('')
      setReason('')
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (part) run({ ...part, reason: reason.trim() })
  }
  const options = (parts: readonly Part[]) =>
    parts.map((one) => (
      <option key={keyOf(one)} value={keyOf(one)}>
        {one.kind === 'queue' ? one.name : partIn(locale, one)}
      </option>
    ))
  return (
    <form onSubmit={submit} aria-labelledby="pause" className="grid gap-4 card px-4 py-3.5">
      <h2 id="pause" className="text-16 font-bold">
        {t.pauseTitle}
      </h2>
      <Select label={t.part} value={part ? picked : ''} onChange={(event) => setPicked(event.target.value)}>
        <option value="">{t.choose}</option>
        <optgroup label={t.gateways}>{options(choices.gateways)}</optgroup>
        <optgroup label={t.queues}>{options(choices.queues)}</optgroup>
      </Select>
      {part && <Notice tone="amber">{t.follows[part.kind]}</Notice>}
      <TextInput
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && (
        <Notice tone="crimson" live>
          {sentenceOf(error, t.failed)}
        </Notice>
      )}
      <Button
        type="submit"
        kind="jade"
        busy={isRunning}
        disabled={!part || reason.trim().length < 2}
        className="min-h-11!"
      >
        {t.pause}
      </Button>
    </form>
  )
}
