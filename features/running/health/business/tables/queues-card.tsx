import { useTexts } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import type { Health } from '../../contract.ts'
import { isLate } from '../../rules/faults.ts'
import { FiguresTable } from './figures-table.tsx'
import { healthTexts } from '../texts.ts'

type Queue = Health['queues'][number]

/** The queues in which something waits or has failed. */
export function QueuesCard({ health: { queues, queueCount } }: { health: Health }) {
  const t = useTexts(healthTexts)
  const rows = queues.map((queue) => ({
    key: queue.name,
    cells: [
      <span key="name">
        {queue.name} {queue.isOutbox && <Tag>{t.outbox}</Tag>}
      </span>,
      queue.waiting,
      queue.waiting === 0 ? '—' : t.seconds(queue.waitedSeconds),
      <QueueState key="state" queue={queue} />,
    ],
  }))
  return (
    <FiguresTable
      title={t.queues}
      columns={[t.queue, t.waiting, t.waited, t.state]}
      rows={rows}
      empty={t.nothingWaits(queueCount)}
      note={t.queuesNote}
    />
  )
}

function QueueState({ queue }: { queue: Queue }) {
  const t = useTexts(healthTexts)
  if (queue.failed > 0) return <Tag tone="crimson">{t.failedJobs(queue.failed)}</Tag>
  if (queue.isPaused) return <Tag tone="amber">{t.paused}</Tag>
  if (isLate(queue)) return <Tag tone="amber">{t.late}</Tag>
  return <Tag tone="jade">{t.normal}</Tag>
}
