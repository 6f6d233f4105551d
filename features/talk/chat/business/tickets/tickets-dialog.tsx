import type { Output } from '@hojip/platform/client'
import { toast, useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Spinner, TextArea } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import { useState, type SubmitEvent } from 'react'
import { answeringTexts } from '../texts.ts'

type Ticket = Output<'POST /sysConsole/chat/queryTickets'>['list'][number]

const call = 'POST /sysConsole/chat/queryTickets'
/** The oldest ones; the next follow when these are answered. */
const oldest = { answered: false, pageNum: 1, pageSize: 20 }
const mostAnswer = 2_000

/** How many questions to the mall's own service wait for an answer; undefined before it is known. */
export function useTicketCount(isMall: boolean): number | undefined {
  return useLazyCall(call, oldest, { when: isMall, everyMs: 30_000, live: 'desk' }).data?.total
}

/** Questions that shoppers left outside the hours, the oldest first, each with the field for its one answer. */
export function TicketsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(answeringTexts)
  const tickets = useLazyCall(call, oldest, { freshForMs: 0 })
  const list = tickets.data?.list
  return (
    <Dialog title={t.tickets} onClose={onClose} width="lg" sheet>
      {tickets.isPending && <Spinner />}
      {tickets.error && !list && (
        <p role="alert" className="flex items-center gap-3 text-13 text-ink-2">
          {t.failed}
          <Button size="sm" onClick={tickets.refetch}>
            {t.retry}
          </Button>
        </p>
      )}
      {list?.length === 0 && <p className="py-3 text-ink-2">{t.noTickets}</p>}
      <ul className="grid grid-cols-1">
        {list?.map((ticket) => (
          <li key={ticket.pkId} className="border-b border-line py-4 last:border-b-0">
            <TicketForm ticket={ticket} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function TicketForm({ ticket }: { ticket: Ticket }) {
  const t = useTexts(answeringTexts)
  const { pkId, code, content, files, time, userName, phone } = ticket
  const [answer, setAnswer] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = answer.trim() === ''
  const send = useWrite('POST /sysConsole/chat/answerTicket', {
    refreshes: [call],
    onSuccess: () => toast('success', t.ticketAnswered),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) send.run({ pkId, answer: answer.trim() })
  }
  return (
    <form noValidate aria-label={code} onSubmit={submit} className="grid gap-2.5">
      <p className="figures text-12 text-ink-3">
        {[code, userName, phone, time].filter(Boolean).join(' · ')}
      </p>
      <p dir="auto" className="leading-body break-words whitespace-pre-line">
        {content}
      </p>
      <PictureRow pictures={files} label={t.picture} />
      <TextArea
        label={t.ticketAnswer}
        hint={t.ticketHint}
        error={isTried && isMissing ? t.replyNeeded : undefined}
        maxLength={mostAnswer}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" kind="jade" className="min-h-11! justify-self-end" busy={send.isRunning}>
        {t.send}
      </Button>
    </form>
  )
}
