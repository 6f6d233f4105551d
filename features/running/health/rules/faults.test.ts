import { hourMs } from '@hojip/platform/clock'
import { expect, test } from 'vitest'
import { faultsOf } from './faults.ts'

type Facts = Parameters<typeof faultsOf>[0]

const well: Facts = {
  ageMs: 5_000,
  calls: { calls: 1_000, failed: 0, p95Ms: 50 },
  gateways: [
    { channel: 'wechat', opened: 20, arrived: 18 },
    { channel: 'alipay', opened: 9, arrived: 0 },
  ],
  queues: [
    {
      name: 'orders.close',
      isOutbox: false,
      isPaused: false,
      waiting: 3,
      waitedSeconds: 2,
      failed: 0,
      died: 0,
    },
  ],
  processes: [
    {
      pkId: '1',
      name: 'a:1',
      version: '0.1.0',
      gmtCreate: '2026-11-26 09:00:00',
      lastBeat: '2026-11-26 10:00:00',
      state: 'running',
    },
  ],
  counted: [],
  backup: { isExpected: true, at: '2026-11-26 03:40:00', ageMs: 26 * hourMs },
  partitions: [{ table: 'order_event', monthsAhead: 1, hasStrays: false }],
  books: { broken: 0, at: '2026-11-26 05:10:00', ageMs: 5 * hourMs },
  paused: [],
}

test('all is well', () => expect(faultsOf(well)).toEqual([]))

const queue = well.queues[0]!
const wrong: [string, Partial<Facts>, object][] = [
  ['no figures yet', { ageMs: null }, { kind: 'stale' }],
  ['old figures', { ageMs: 61_000 }, { kind: 'stale' }],
  [
    'failing calls',
    { calls: { calls: 400, failed: 5, p95Ms: 50 } },
    { kind: 'callsFail', count: 5, of: 400 },
  ],
  ['slow calls', { calls: { calls: 50, failed: 0, p95Ms: 1_000 } }, { kind: 'callsSlow', count: 1_000 }],
  [
    'payments that do not arrive',
    { gateways: [{ channel: 'alipay', opened: 10, arrived: 4 }] },
    { kind: 'paymentsLow', subject: 'alipay', count: 4, of: 10 },
  ],
  [
    'failed jobs',
    { queues: [{ ...queue, failed: 2 }] },
    { kind: 'jobsFailed', subject: 'orders.close', count: 2 },
  ],
  [
    'jobs that died with their process',
    { queues: [{ ...queue, failed: 2, died: 2 }] },
    { kind: 'jobsDied', subject: 'orders.close', count: 2 },
  ],
  ['late jobs', { queues: [{ ...queue, waitedSeconds: 61 }] }, { kind: 'jobsLate', count: 3, of: 61 }],
  [
    'a silent process',
    { processes: [{ ...well.processes[0]!, state: 'lost' }] },
    { kind: 'processLost', subject: 'a:1' },
  ],
  [
    'no partition for the next month',
    { partitions: [{ table: 'staff_act', monthsAhead: 0, hasStrays: false }] },
    { kind: 'partitions', subject: 'staff_act', count: 0 },
  ],
  [
    'rows of months without a partition',
    { partitions: [{ table: 'order_event', monthsAhead: 2, hasStrays: true }] },
    { kind: 'partitions', subject: 'order_event', count: 2 },
  ],
  [
    'differences of the books',
    { counted: [{ kind: 'cases', count: 1, since: '2026-11-26 08:00:00' }] },
    { kind: 'cases', count: 1, gmtCreate: '2026-11-26 08:00:00' },
  ],
]

test('a backup is missed after 26 hours, and where there is none although some are made by the clock', () => {
  const old = { isExpected: false, at: '2026-11-26 03:40:00', ageMs: 26 * hourMs + 1 }
  const missed = { kind: 'backupOld', count: 26, gmtCreate: '2026-11-26 03:40:00' }
  expect(faultsOf({ ...well, backup: old })).toEqual([expect.objectContaining(missed)])
  const none = { at: null, ageMs: null }
  expect(faultsOf({ ...well, backup: { ...none, isExpected: true } })).toMatchObject([
    { kind: 'backupOld', count: 0 },
  ])
  expect(faultsOf({ ...well, backup: { ...none, isExpected: false } })).toEqual([])
})

test.each(wrong)('%s', (_name, facts, fault) => {
  expect(faultsOf({ ...well, ...facts })).toEqual([expect.objectContaining(fault)])
})

test('few failed or slow calls are no fault', () => {
  expect(faultsOf({ ...well, calls: { calls: 10, failed: 4, p95Ms: 3_000 } })).toEqual([])
  expect(faultsOf({ ...well, calls: { calls: 1_000, failed: 9, p95Ms: 500 } })).toEqual([])
})
