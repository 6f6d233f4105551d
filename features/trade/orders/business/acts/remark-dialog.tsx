import { sentenceOf } from '@hojip/platform/client'
import { runtimeTexts, toast, useLazyCall, useTexts, useWrite, useDates } from '@hojip/platform/page'
import { Button, Dialog, Notice, Skeleton, TextArea } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { shopOrdersTexts } from '../texts.ts'

const mostLetters = 500

/** What the shop has noted about an order, and a new note. Only the shop's staff reads it. */
export function RemarkDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTexts(shopOrdersTexts)
  const dates = useDates()
  const { notDone } = useTexts(runtimeTexts)
  const remarks = useLazyCall('POST /bizConsole/queryOrderRemarks', { orderId }, { freshForMs: 0 })
  const [text, setText] = useState('')
  const save = useWrite('POST /bizConsole/saveOrderRemark', {
    quiet: true,
    refreshes: ['POST /bizConsole/queryOrderRemarks'],
    onSuccess: () => {
      toast('success', t.remarked)
      onClose()
    },
  })
  const error = save.error ?? remarks.error
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim()) save.run({ orderId, content: text.trim() })
  }
  return (
    <Dialog title={t.remarkTitle} onClose={onClose} sheet>
      <form onSubmit={submit} className="grid gap-4">
        <TextArea
          label={t.remarkNew}
          hint={t.remarkHint}
          rows={3}
          maxLength={mostLetters}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {error && (
          <Notice tone="crimson" live>
            {sentenceOf(error, notDone)}
          </Notice>
        )}
        <Button type="submit" kind="jade" block size="lg" busy={save.isRunning} disabled={!text.trim()}>
          {t.remarkSave}
        </Button>
      </form>
      <h3 className="mt-5 mb-2 text-13 text-ink-3">{t.remarksBefore}</h3>
      {!remarks.data && !remarks.error && <Skeleton className="h-12 w-full" />}
      {remarks.data?.list.length === 0 && <p className="text-13 text-ink-3">{t.noRemarks}</p>}
      <ul className="grid gap-2.5">
        {remarks.data?.list.map(({ pkId, content, authorName, time }) => (
          <li key={pkId} className="text-13">
            <bdi className="break-words whitespace-pre-line">{content}</bdi>
            <span className="figures block text-12 text-ink-3">
              {authorName} · {dates.stamp(time)}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
