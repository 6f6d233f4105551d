import { call, shapes as s, type OutputOf, mallRead, mallWrite } from '@hojip/platform/http'
import { channelNames } from '@hojip/policy/contract/channels'
import { z } from 'zod'
import { healthRefusals as r } from './refusals.ts'

const queueName = z.string().regex(/^[\w./-]{1,120}$/)
const count = z.int().min(0)
const channel = z.enum(channelNames)

const fault = z.object({
  kind: z.enum([
    'stale',
    'processLost',
    'callsFail',
    'callsSlow',
    'paymentsLow',
    'jobsFailed',
    'jobsDied',
    'jobsLate',
    'payments',
    'refunds',
    'cases',
    'backupOld',
    'partitions',
    'booksBroken',
    'booksOld',
    'pausedQueue',
    'pausedPayments',
    'pausedRefunds',
    'notOpen',
  ]),
  /** What it is about: a queue, a gateway or a process; '' for the mall as a whole. */
  subject: z.string(),
  count,
  /** Of `count`: payments opened, or calls answered; seconds that a job has waited; 0 otherwise. */
  of: count,
  gmtCreate: s.time.nullable(),
  /** What somebody wrote about it, and who; '' where nobody did. */
  note: z.string(),
})

export const healthCalls = {
  'POST /sysConsole/queryHealth': call({
    summary:
      'How the mall runs: orders, payments, calls, queues, slow statements, processes and what is wrong',
    ...mallRead,
    input: z.object({ period: z.enum(['hour', 'day']).default('hour') }),
    output: z.object({
      time: s.time,
      /** When orders and payments were last counted; null before the first time. */
      measured: s.time.nullable(),
      /** The length of a point in minutes. */
      minutes: z.int(),
      /** Oldest first, without the minute that is not over yet. */
      points: z.array(z.object({ at: s.time, orders: count, payments: count })),
      /** Payments opened from 65 to 5 minutes ago, and those of them that have arrived. */
      gateways: z.array(z.object({ channel, opened: count, arrived: count })),
      /** Calls of the last 15 minutes; 95 of 100 took at most `p95Ms`, null without calls. */
      calls: z.object({ calls: count, failed: count, p95Ms: z.int().nullable() }),
      /** Queues with due, late or failed jobs. Numbers end at 1,000. */
      queues: z.array(
        z.object({
          name: z.string(),
          /** Whether the queue carries events from one room to another: the outbox. */
          isOutbox: z.boolean(),
          /** Its jobs wait because operators want it. */
          isPaused: z.boolean(),
          waiting: count,
          /** How long the job that was due first has waited. */
          waitedSeconds: count,
          failed: count,
          /** Of those: died with their process twice, so that they were set aside. */
          died: count,
        }),
      ),
      queueCount: count,
      /** Slow statements of the last 24 hours, those that took longest in all first. Without parameters. */
      statements: z.array(
        z.object({ name: z.string(), text: z.string(), times: count, meanMs: count, mostMs: count }),
      ),
      processes: z.array(
        z.object({
          pkId: s.id,
          name: z.string(),
          version: z.string(),
          gmtCreate: s.time,
          lastBeat: s.time,
          state: z.enum(['running', 'lost', 'stopped']),
        }),
      ),
      /** When the data of the last backup was as it is there, whichever way it was made; null before the first. */
      backedUp: s.time.nullable(),
      /** When a backup was last restored to try it, and the books held. */
      backupChecked: s.time.nullable(),
      /** When the books were last checked, and how many of the invariants did not hold; null before the first check. */
      books: z.object({ checked: s.time, broken: count }).nullable(),
      /** The worst first. */
      faults: z.array(fault),
    }),
  }),
  'POST /sysConsole/retryJobs': call({
    summary: 'Gives the failed jobs of a queue another round of retries, up to 500 at a time',
    ...mallWrite,
    input: z.object({
      queue: queueName,
      /** Those that died with their process twice, instead of the others. */
      haveDied: z.boolean().default(false),
    }),
    output: z.object({ jobs: count }),
    refusals: [r.nothingFailed],
  }),
}
type HealthCalls = typeof healthCalls
export type Health = OutputOf<HealthCalls['POST /sysConsole/queryHealth']>
export type Fault = z.output<typeof fault>
declare module '@hojip/platform/client' {
  interface AllCalls extends HealthCalls {}
}

s.nameShapes({ HealthFault: fault })
