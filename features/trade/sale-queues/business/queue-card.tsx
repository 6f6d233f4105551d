import { productHref } from '@hojip/hrefs/browse'
import { NumberList } from '@hojip/platform/console'
import { toast, useDates, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Tag, TextInput, useConfirm, type Tone } from '@hojip/platform/ui'
import { useState } from 'react'
import type { SaleQueue } from '../contract.ts'
import { wholeIn } from '../rules/whole-in.ts'
import { bounds } from '../rules/bounds.ts'
import { saleQueuesTexts } from './texts.ts'

export const refreshes = ['POST /sysConsole/querySaleQueues'] as const

const tones: Record<SaleQueue['state'], Tone> = {
  planned: 'plain',
  gathering: 'amber',
  open: 'jade',
  paused: 'crimson',
  ended: 'plain',
}

/** One queue: what it is for, how it stands, and what can be done about it. */
export function QueueCard({ queue }: { queue: SaleQueue }) {
  const t = useTexts(saleQueuesTexts)
  const dates = useDates()
  const { goodsId, goodsName, state, opensAt, closesAt, gatherAt, perMinute, orderMinutes, mostWaiting } =
    queue
  const facts = [
    ...(gatherAt === opensAt ? [] : [t.gathers(dates.stamp(gatherAt))]),
    t.times(dates.stamp(opensAt), dates.stamp(closesAt)),
    t.pace(perMinute, orderMinutes),
    ...(mostWaiting === null ? [] : [t.upTo(mostWaiting)]),
    ...(queue.openedBy ? [t.openedBy(queue.openedBy)] : []),
  ]
  return (
    <li className="grid gap-3 border-line px-4 py-3.5 max-lg:card lg:border-b lg:last:border-b-0">
      <p className="flex flex-wrap items-center gap-2">
        {goodsId === null ? (
          <b>{t.mall}</b>
        ) : (
          <a href={productHref(goodsId)} target="_blank" rel="noreferrer" className="link font-bold">
            {goodsName}
          </a>
        )}
        <Tag tone={tones[state]}>{t.states[state]}</Tag>
      </p>
      <p className="text-13 text-ink-2">{facts.join(' · ')}</p>
      <NumberList
        className="grid-cols-3!"
        numbers={[
          [t.waiting, queue.waiting],
          [t.letIn, queue.letIn],
          [t.ordered, queue.ordered],
        ]}
      />
      {state !== 'ended' && <Acts queue={queue} />}
    </li>
  )
}

function Acts({ queue: { pkId, state, perMinute } }: { queue: SaleQueue }) {
  const t = useTexts(saleQueuesTexts)
  const [typed, setTyped] = useState<string>()
  const [confirm, confirmDialog] = useConfirm()
  const change = useWrite('POST /sysConsole/changeSaleQueue', { refreshes })
  const end = useWrite('POST /sysConsole/endSaleQueue', {
    refreshes,
    onSuccess: () => toast('success', t.ended),
  })
  const isPaused = state === 'paused'
  const wanted = wholeIn(typed ?? String(perMinute), bounds.perMinute)
  const save = async () => {
    if (wanted === undefined || !(await change.ask({ pkId, perMinute: wanted }))) return
    setTyped(undefined)
    toast('success', t.saved(wanted))
  }
  const pause = async () => {
    if (await change.ask({ pkId, isPaused: !isPaused })) toast('success', isPaused ? t.goesOn : t.isPaused)
  }
  const askEnd = async () => {
    const question = { title: t.endTitle, text: t.endText, yes: t.end, no: t.cancel }
    if (await confirm(question)) end.run({ pkId })
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        className="min-w-0 flex-[1_1_11rem]"
        label={t.perMinute}
        error={wanted === undefined ? t.outOfBounds(bounds.perMinute.min, bounds.perMinute.max) : undefined}
        inputMode="numeric"
        value={typed ?? String(perMinute)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" className="min-h-11!" busy={change.isRunning} disabled={wanted === perMinute}>
        {t.save}
      </Button>
      <Button className="min-h-11!" busy={change.isRunning} onClick={() => void pause()}>
        {isPaused ? t.goOn : t.pause}
      </Button>
      <Button className="min-h-11!" busy={end.isRunning} onClick={() => void askEnd()}>
        {t.end}
      </Button>
      {confirmDialog}
    </form>
  )
}
