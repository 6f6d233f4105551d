import { sentenceOf } from '@hojip/platform/client'
import { locales } from '@hojip/platform/i18n'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Notice, RadioCard, Select, TextInput, useConfirm, languageNames } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { ShownMode } from '../contract.ts'
import { refreshes } from './pause-list.tsx'
import { pausesTexts } from './texts.ts'

const stops = ['readOnly', 'closed'] as const
const periods = [0, 15, 30, 60, 120, 240, 480] as const

/** Closes the mall or parts of it, after saying what follows. */
export function ModeForm({ mode }: { mode: ShownMode }) {
  const t = useTexts(pausesTexts)
  const [wanted, setWanted] = useState<(typeof stops)[number]>(mode.name === 'open' ? 'readOnly' : mode.name)
  const [minutes, setMinutes] = useState(0)
  const [messages, setMessages] = useState<ShownMode['messages']>(mode.messages)
  const [confirm, confirmDialog] = useConfirm()
  const { run, isRunning, error } = useWrite('POST /sysConsole/setMode', {
    refreshes,
    quiet: true,
    onSuccess: () => toast('success', t.isSet),
  })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const question = {
      title: t.modeQuestion(t.stops[wanted]),
      text: t.modeFollows[wanted],
      yes: t.set,
      no: t.cancel,
    }
    if (await confirm(question)) run({ mode: wanted, messages, ...(minutes > 0 && { minutes }) })
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4 border-t border-line pt-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-14 font-medium">
          {mode.name === 'open' ? t.stopTitle : t.changeTitle}
        </legend>
        {stops.map((one) => (
          <RadioCard
            key={one}
            name="mode"
            value={one}
            checked={wanted === one}
            onChange={() => setWanted(one)}
          >
            <span className="block">{t.stops[one]}</span>
            <span className="block text-12 text-ink-3">{t.modeFollows[one]}</span>
          </RadioCard>
        ))}
      </fieldset>
      <Select
        label={t.howLong}
        value={String(minutes)}
        onChange={(event) => setMinutes(Number(event.target.value))}
      >
        {periods.map((one) => (
          <option key={one} value={one}>
            {t.period(one)}
          </option>
        ))}
      </Select>
      <Messages messages={messages} onChange={setMessages} />
      {error && (
        <Notice tone="crimson" live>
          {sentenceOf(error, t.failed)}
        </Notice>
      )}
      <Button type="submit" busy={isRunning} className="min-h-11!">
        {t.set}
      </Button>
      {confirmDialog}
    </form>
  )
}

interface MessagesProps {
  messages: ShownMode['messages']
  onChange: (messages: ShownMode['messages']) => void
}

/** What everybody is told besides, in each language. */
function Messages({ messages, onChange }: MessagesProps) {
  const t = useTexts(pausesTexts)
  return locales.map((locale) => (
    <TextInput
      key={locale}
      label={t.message(languageNames[locale])}
      hint={t.messageHint}
      value={messages[locale] ?? ''}
      maxLength={120}
      onChange={(event) => onChange({ ...messages, [locale]: event.target.value })}
    />
  ))
}
