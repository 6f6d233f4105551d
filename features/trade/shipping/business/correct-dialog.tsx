import type { CorrectDialogProps } from '@hojip/orders/business'
import { toast, useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Select, Sheet, TextInput } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { CarrierOptions } from './carriers/carrier-options.tsx'
import { isTrackingNumber } from './draft.ts'
import { shipTexts } from './texts.ts'

const callOf = { correct: 'POST /bizConsole/updateExpress', sendAgain: 'POST /bizConsole/sendAgain' } as const

function useWords(purpose: CorrectDialogProps['purpose']) {
  const t = useTexts(shipTexts)
  return purpose === 'correct'
    ? { title: t.correctTitle, text: t.correctText, yes: t.correctYes, no: t.correctNo, done: t.corrected }
    : { title: t.againTitle, text: t.againText, yes: t.againYes, no: t.againNo, done: t.sentAgain }
}

/**
 * Gives a parcel another carrier or number. A mistyped one is corrected, once, and its traces are deleted; a parcel
 * that came back is sent again.
 */
export function CorrectDialog({ parcel, purpose, onClose }: CorrectDialogProps) {
  const t = useTexts(shipTexts)
  const words = useWords(purpose)
  const carriers = useLazyCall('GET /bizConsole/queryCarriers', {})
  const [expCode, setExpCode] = useState(parcel.type)
  const [number, setNumber] = useState(purpose === 'correct' ? parcel.number : '')
  const [problem, setProblem] = useState<string>()
  const correct = useWrite(callOf[purpose], {
    refreshes: ['GET /bizConsole/lookLogistics', 'GET /bizConsole/queryOrderInfo'],
    onSuccess: () => {
      toast('success', words.done)
      onClose()
    },
    onRefused: ({ message }) => {
      setProblem(message)
      return true
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const tidied = number.trim()
    if (!isTrackingNumber(tidied)) return setProblem(t.problems.numberMalformed)
    correct.run({ parcelId: parcel.pkId, expCode, number: tidied })
  }
  const unchanged = expCode === parcel.type && number.trim() === parcel.number
  return (
    <Sheet title={words.title} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <p className="text-13 text-ink-2">{words.text}</p>
        <Select label={t.carrier} value={expCode} onChange={(event) => setExpCode(event.target.value)}>
          <CarrierOptions carriers={carriers.data?.list ?? []} />
        </Select>
        <TextInput
          label={t.number}
          hint={t.numberHint}
          value={number}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          error={problem}
          onChange={(event) => {
            setNumber(event.target.value)
            setProblem(undefined)
          }}
        />
        <div className="mt-2 grid grid-cols-2 gap-2.5">
          <Button className="min-h-11!" onClick={onClose}>
            {words.no}
          </Button>
          <Button
            type="submit"
            kind="jade"
            className="min-h-11!"
            disabled={unchanged}
            busy={correct.isRunning}
          >
            {words.yes}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
