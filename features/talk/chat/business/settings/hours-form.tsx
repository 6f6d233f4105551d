import { clockOfMinute, minuteOfClock } from '@hojip/platform/mall-time'
import { toast, useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import type { Output } from '@hojip/platform/client'
import { Button, Checkbox, FieldError, Spinner, TextArea, TextInput } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { answeringTexts } from '../texts.ts'

type Hours = Output<'POST /bizConsole/chat/queryHours'>

const mostText = 500

/** When the shop answers, and its automatic answer otherwise. */
export function HoursForm() {
  const hours = useLazyCall('POST /bizConsole/chat/queryHours', {})
  return hours.data ? <Form hours={hours.data} /> : <Spinner />
}

function Form({ hours }: { hours: Hours }) {
  const t = useTexts(answeringTexts)
  const [days, setDays] = useState(hours.days)
  const [from, setFrom] = useState(clockOfMinute(hours.fromMinute))
  const [to, setTo] = useState(clockOfMinute(hours.untilMinute))
  const [awayText, setAwayText] = useState(hours.awayText)
  const save = useWrite('POST /bizConsole/chat/saveHours', {
    refreshes: ['POST /bizConsole/chat/queryHours'],
    onSuccess: () => toast('success', t.saved),
  })
  const fromMinute = minuteOfClock(from)
  const untilMinute = minuteOfClock(to, true)
  const isRight = fromMinute !== undefined && untilMinute !== undefined && fromMinute < untilMinute
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isRight) save.run({ days, fromMinute, untilMinute, awayText })
  }
  const toggle = (day: number, isOn: boolean) =>
    setDays(isOn ? [...days, day].toSorted((a, b) => a - b) : days.filter((one) => one !== day))
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 pt-4">
      {!hours.isSet && <p className="text-13 text-ink-2">{t.hoursUnset}</p>}
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">{t.days}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {t.dayNames.map((name, at) => (
            <Checkbox
              key={name}
              checked={days.includes(at + 1)}
              onChange={(event) => toggle(at + 1, event.target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          type="time"
          label={t.from}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextInput type="time" label={t.to} value={to} onChange={(event) => setTo(event.target.value)} />
      </div>
      {!isRight && <FieldError>{t.wrongHours}</FieldError>}
      <TextArea
        label={t.away}
        hint={t.awayHint}
        maxLength={mostText}
        value={awayText}
        onChange={(event) => setAwayText(event.target.value)}
      />
      <Button
        type="submit"
        kind="jade"
        className="min-h-11! justify-self-end"
        busy={save.isRunning}
        disabled={!isRight}
      >
        {t.save}
      </Button>
    </form>
  )
}
