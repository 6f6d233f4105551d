import type { Fault, Health } from '../contract.ts'

/** From when on something is wrong. */
export const alarms = {
  /** Figures older than this, and processes without a sign of life for this long. */
  silentMs: 60_000,
  /** A due job that has waited this long. */
  lateSeconds: 60,
  /** Answers that were the server's fault: at least so many, and this share of all. */
  failedCalls: 5,
  failedShare: 0.01,
  slowMs: 500,
  /** Calls from which on a quantile says anything. */
  fewCalls: 50,
  /** Payments opened from which on a share says anything, and the least share that has to arrive. */
  fewPayments: 10,
  leastArrived: 0.5,
} as const

interface CountedFault {
  kind: 'cases' | 'payments' | 'refunds'
  count: number
  since: string
}

type Facts = Pick<Health, 'calls' | 'gateways' | 'processes' | 'queues'> & {
  /** The age of the figures; null when there are none yet. */
  ageMs: number | null
  counted: readonly CountedFault[]
}

function fault(kind: Fault['kind'], more: Partial<Fault> = {}): Fault {
  return { kind, subject: '', count: 0, of: 0, gmtCreate: null, ...more }
}

function ofCalls({ calls, failed, p95Ms }: Facts['calls']): Fault[] {
  const fails = failed >= alarms.failedCalls && failed > calls * alarms.failedShare
  const isSlow = calls >= alarms.fewCalls && (p95Ms ?? 0) > alarms.slowMs
  return [
    ...(fails ? [fault('callsFail', { count: failed, of: calls })] : []),
    ...(isSlow ? [fault('callsSlow', { count: p95Ms ?? 0, of: calls })] : []),
  ]
}

/** Whether a due job of the queue has waited too long. */
export function isLate({
  waiting,
  waitedSeconds,
}: Pick<Health['queues'][number], 'waitedSeconds' | 'waiting'>): boolean {
  return waiting > 0 && waitedSeconds > alarms.lateSeconds
}

/** What is wrong, the worst first. */
export function faultsOf({ ageMs, calls, gateways, queues, processes, counted }: Facts): Fault[] {
  return [
    ...(ageMs === null || ageMs > alarms.silentMs ? [fault('stale')] : []),
    ...ofCalls(calls),
    ...gateways
      .filter(({ opened, arrived }) => opened >= alarms.fewPayments && arrived < opened * alarms.leastArrived)
      .map(({ channel, opened, arrived }) =>
        fault('paymentsLow', { subject: channel, count: arrived, of: opened }),
      ),
    ...counted.map(({ kind, count, since }) => fault(kind, { count, gmtCreate: since })),
    ...queues
      .filter(({ died }) => died > 0)
      .map(({ name, died }) => fault('jobsDied', { subject: name, count: died })),
    ...queues
      .filter(({ failed, died }) => failed > died)
      .map(({ name, failed, died }) => fault('jobsFailed', { subject: name, count: failed - died })),
    ...queues
      .filter(isLate)
      .map(({ name, waiting, waitedSeconds }) =>
        fault('jobsLate', { subject: name, count: waiting, of: waitedSeconds }),
      ),
    ...processes
      .filter(({ state }) => state === 'lost')
      .map(({ name, lastBeat }) => fault('processLost', { subject: name, gmtCreate: lastBeat })),
  ]
}
