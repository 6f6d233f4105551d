import { useTexts } from '@hojip/platform/page'
import { Button, Skeleton } from '@hojip/platform/ui'
import { useState, type ReactNode } from 'react'
import type { Queues } from '../../contract.ts'
import { KeyHint } from '../key-hint.tsx'
import { answeringTexts } from '../texts.ts'
import { QueueRow } from './queue-row.tsx'
import { StateMenu } from './state-menu.tsx'
import { useSecond } from './use-second.ts'

type QueuePanelProps = {
  queues: Queues | undefined
  failed: boolean
  onRetry: () => void
  here: string | undefined
  onTakeAll: () => void
  onSettings: () => void
  /** Questions left outside the hours, for the mall's own service. */
  tickets: number | undefined
  onTickets: () => void
}

/** The lists of conversations: who waits longest comes first. */
export function QueuePanel(props: QueuePanelProps) {
  const { queues, failed, onRetry, here, onTakeAll, onSettings, tickets, onTickets } = props
  const t = useTexts(answeringTexts)
  return (
    <nav aria-label={t.lists} className="flex min-h-0 flex-col bg-surface lg:border-r lg:border-line">
      <StateMenu me={queues?.me} onSettings={onSettings} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4">
        {queues && <Lists queues={queues} here={here} onTakeAll={onTakeAll} />}
        {!queues && !failed && [1, 2, 3, 4, 5].map((n) => <Skeleton key={n} className="mx-3.5 my-3 h-10" />)}
        {tickets !== undefined && (
          <p className="px-3.5 pt-4">
            <Button size="sm" block className="max-lg:min-h-11!" onClick={onTickets}>
              {tickets > 0 ? t.toAnswer(tickets) : t.tickets}
            </Button>
          </p>
        )}
        {!queues && failed && (
          <p role="alert" className="grid justify-items-start gap-2 px-3.5 py-4 text-13 text-ink-2">
            {t.failed}
            <Button size="sm" onClick={onRetry}>
              {t.retry}
            </Button>
          </p>
        )}
      </div>
    </nav>
  )
}

type ListsProps = { queues: Queues; here: string | undefined; onTakeAll: () => void }

function Lists({ queues: { waiting, mine, colleagues, closed }, here, onTakeAll }: ListsProps) {
  const t = useTexts(answeringTexts)
  const now = useSecond()
  const rows = (list: Queues['mine']) => (
    <ul>
      {list.map((chat) => (
        <QueueRow key={chat.conversationId} chat={chat} now={now} here={chat.conversationId === here} />
      ))}
    </ul>
  )
  const takeAll = (
    <button
      type="button"
      onClick={onTakeAll}
      className="flex min-h-6 items-center gap-1.5 rounded-xs text-jade-text hover:underline"
    >
      {t.takeAll} <KeyHint of="A" />
    </button>
  )
  return (
    <>
      <Group name={t.waiting} count={waiting.length} beside={waiting.length > 0 && takeAll}>
        {waiting.length > 0 ? rows(waiting) : <Nobody>{t.nobodyWaits}</Nobody>}
      </Group>
      <Group name={t.mine} count={mine.length} beside={t.mineHint}>
        {mine.length > 0 ? rows(mine) : <Nobody>{t.nobodyMine}</Nobody>}
      </Group>
      {colleagues.length > 0 && <Folded name={t.colleagues} list={colleagues} rows={rows} />}
      {closed.length > 0 && <Folded name={t.closed} list={closed} rows={rows} />}
    </>
  )
}

type GroupProps = { name: string; count: number; beside: ReactNode; children: ReactNode }

function Group({ name, count, beside, children }: GroupProps) {
  return (
    <section aria-label={name}>
      <div className="flex min-h-9 items-center justify-between px-3.5 pt-2 text-12 text-ink-3">
        <h2>
          {name} <span className="figures font-semibold">{count}</span>
        </h2>
        <span>{beside}</span>
      </div>
      {children}
    </section>
  )
}

type FoldedProps = { name: string; list: Queues['mine']; rows: (list: Queues['mine']) => ReactNode }

function Folded({ name, list, rows }: FoldedProps) {
  const t = useTexts(answeringTexts)
  const [isOpen, setOpen] = useState(false)
  const toggle = (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
      className="min-h-6 rounded-xs text-jade-text hover:underline"
    >
      {isOpen ? t.hide : t.show}
    </button>
  )
  return (
    <Group name={name} count={list.length} beside={toggle}>
      {isOpen && rows(list)}
    </Group>
  )
}

function Nobody({ children }: { children: ReactNode }) {
  return <p className="px-3.5 py-2 text-13 text-ink-3">{children}</p>
}
