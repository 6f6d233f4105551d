import type { MallFacts as HealthFacts } from '@hojip/health'
import { queuesOf } from '@hojip/pauses/rules'
import type { QueueSums } from '@hojip/sale-queues'
import { Gauge, type Registry } from 'prom-client'

export type MallFacts = HealthFacts & { sales: QueueSums }

/** Facts of the whole mall are read at most so often, however many programs ask. */
const freshMs = 12_000

/** The facts as they were at most twelve seconds ago; undefined while they cannot be read, so that their series are absent. */
function sharedFacts(read: () => Promise<MallFacts>, onFault: (error: unknown) => void) {
  let asked: { atMs: number; facts: Promise<MallFacts | undefined> } | undefined
  return (): Promise<MallFacts | undefined> => {
    if (!asked || performance.now() - asked.atMs >= freshMs) {
      const facts = read().catch((error: unknown) => {
        onFault(error)
        return undefined
      })
      asked = { atMs: performance.now(), facts }
    }
    return asked.facts
  }
}

type Labels = Record<string, string>
type Write = (labels: Labels, value: number) => void

interface Fact {
  name: string
  help: string
  labels?: string[]
  write: (facts: MallFacts, set: Write) => void
}

const facts: Fact[] = [
  {
    name: 'hojip_jobs_ready',
    help: 'Due jobs that nobody has taken yet, at most 1,000',
    labels: ['queue'],
    write: ({ queues }, set) => queues.forEach(({ name, waiting }) => set({ queue: name }, waiting)),
  },
  {
    name: 'hojip_jobs_oldest_seconds',
    help: 'How long the job of a queue that was due first has waited',
    labels: ['queue'],
    // Of a paused queue nobody is late.
    write: ({ queues, paused }, set) => {
      const held = new Set(
        paused.flatMap(({ kind, name }) => (kind === 'mall' ? [] : queuesOf({ kind, name }))),
      )
      for (const { name, waitedSeconds } of queues)
        if (!held.has(name)) set({ queue: name }, Math.max(0, waitedSeconds))
    },
  },
  {
    name: 'hojip_paused_seconds',
    help: 'For how long something has been stopped on purpose: the mall by its mode, a queue, payments or refunds by a gateway',
    labels: ['kind', 'name'],
    write: ({ paused }, set) =>
      paused.forEach(({ kind, name, ageSeconds }) => set({ kind, name }, ageSeconds)),
  },
  {
    name: 'hojip_jobs_failed',
    help: 'Jobs that have failed for good and wait for a person, at most 1,000',
    labels: ['queue'],
    write: ({ queues }, set) => queues.forEach(({ name, failed }) => set({ queue: name }, failed)),
  },
  {
    name: 'hojip_money_unexplained_fen',
    help: 'Money in open cases of the daily reconciliation',
    labels: ['gateway'],
    write: ({ unexplained }, set) =>
      unexplained.forEach(({ channel, fen }) => set({ gateway: channel }, fen)),
  },
  {
    name: 'hojip_payments_unbooked_oldest_seconds',
    help: 'How long ago the oldest payment ended about which its gateway has not answered; 0 when there is none',
    write: ({ payments }, set) => set({}, payments),
  },
  {
    name: 'hojip_refunds_oldest_seconds',
    help: 'How old the oldest refund is that is stuck or has failed; 0 when there is none',
    write: ({ refunds }, set) => set({}, refunds),
  },
  {
    name: 'hojip_books_faults',
    help: 'What breaks each invariant, as of the last check of the books',
    labels: ['invariant'],
    write: ({ books }, set) =>
      Object.entries(books.broken).forEach(([invariant, count]) => set({ invariant }, count)),
  },
  {
    name: 'hojip_books_checked_age_seconds',
    help: 'How long ago the books were last checked; before the first time, for how long that has been due',
    write: ({ books }, set) => set({}, books.ageSeconds),
  },
  {
    name: 'hojip_backup_age_seconds',
    help: 'How old the last backup is, by `npm run backup` or by pgBackRest',
    write: ({ backup }, set) => backup && set({}, backup.ageSeconds),
  },
  {
    name: 'hojip_restore_checked_age_seconds',
    help: 'How long ago a backup was last restored as a test, and its books held',
    write: ({ restored }, set) => restored && set({}, restored.ageSeconds),
  },
  {
    name: 'hojip_partition_months',
    help: 'How many months after this one have a partition of a table',
    labels: ['table'],
    write: ({ partitions }, set) =>
      partitions.forEach(({ table, monthsAhead }) => set({ table }, monthsAhead)),
  },
  {
    name: 'hojip_partition_strays',
    help: '1 when a table has rows of months without a partition',
    labels: ['table'],
    write: ({ partitions }, set) =>
      partitions.forEach(({ table, hasStrays }) => set({ table }, Number(hasStrays))),
  },
  {
    name: 'hojip_sale_queues',
    help: 'Queues of sales that have not ended, by state',
    labels: ['state'],
    write: ({ sales }, set) =>
      Object.entries(sales.queues).forEach(([state, count]) => set({ state }, count)),
  },
  {
    name: 'hojip_sale_queue_shoppers',
    help: 'In these queues together: who waits, whose turn it is, and who was let in and has ordered until now',
    labels: ['state'],
    write: ({ sales }, set) =>
      Object.entries(sales.shoppers).forEach(([state, count]) => set({ state }, count)),
  },
  {
    name: 'hojip_archive_overdue_months',
    help: 'How many months of a table are past the time after which they are archived; absent for a table that never is',
    labels: ['table'],
    write: ({ overdue }, set) => overdue.forEach(({ table, months }) => set({ table }, months)),
  },
  {
    name: 'hojip_archive_late_months',
    help: 'For how many whole months the earliest of them could have been archived; 0 when there is none',
    labels: ['table'],
    write: ({ overdue }, set) => overdue.forEach(({ table, monthsLate }) => set({ table }, monthsLate)),
  },
]

interface MallFiguresOptions {
  read: () => Promise<MallFacts>
  onFault: (error: unknown) => void
}

/**
 * What is true of the whole mall, whichever process is asked: each says the same, so that the greatest of several is right and
 * a sum is not.
 */
export function mallFigures(registry: Registry, { read, onFault }: MallFiguresOptions): void {
  const now = sharedFacts(read, onFault)
  for (const { name, help, labels = [], write } of facts)
    new Gauge({
      name,
      help,
      labelNames: labels,
      aggregator: 'max',
      registers: [registry],
      async collect() {
        const read = await now()
        this.reset()
        // Without labels a gauge that was reset is 0, which would say that all is well.
        this.remove({})
        if (read) write(read, (of, value) => this.set(of, value))
      },
    })
}
