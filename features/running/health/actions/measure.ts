import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { firstIdAt } from '@hojip/platform/id-times'
import type { Meters } from '@hojip/platform/meters'
import { dayMs, minuteMs } from '@hojip/platform/clock'
import * as store from '../store/write.ts'

/** A payment may arrive until its order is closed, so its minute is counted again until then. */
const againMs = 40 * minuteMs
/** After a standstill, so much is counted at most. */
const mostMs = dayMs
const everyMs = 10_000
/** A process without calls stores only that it is alive; `alarms.silentMs` is twice as long. */
const quietEveryMs = 30_000
const faultsEveryMs = minuteMs

type Counting = Pick<Tools, 'clock' | 'db'>

async function countTradeIn(tx: Tx, nowMs: number): Promise<void> {
  const last = (await store.lastCountedMinute(tx))?.getTime() ?? 0
  const fromMs = Math.max(Math.min(last, nowMs - againMs), nowMs - mostMs)
  const from = new Date(Math.floor(fromMs / minuteMs) * minuteMs)
  await store.countTrade(tx, { from, fromId: firstIdAt(from.getTime()) })
}

function countFaultsIn(tx: Tx, nowMs: number): Promise<void> {
  return store.countFaults(tx, firstIdAt(nowMs - 2 * mostMs))
}

/** Unless another process counts just now. */
async function inTurn({ db, clock }: Counting, ...counts: ((tx: Tx, nowMs: number) => Promise<void>)[]) {
  await inTransaction(db, async (tx) => {
    if (!(await store.takesTurn(tx))) return
    for (const count of counts) await count(tx, clock.nowMs())
  })
}

/** Counts the trade of the last minutes, and what is missing since the last time. */
export function countTrade(tools: Counting): Promise<void> {
  return inTurn(tools, countTradeIn)
}

export function countFaults(tools: Counting): Promise<void> {
  return inTurn(tools, countFaultsIn)
}

/** Stores the sign of life and the counts of a process; counts that could not be stored are kept for the next time. */
export async function storeMeters(db: Db, meters: Meters, process: store.ProcessRow): Promise<void> {
  const taken = meters.take()
  try {
    if (taken.calls === 0 && taken.statements.length === 0) await store.beat(db, process)
    else
      await inTransaction(db, async (tx) => {
        await store.beat(tx, process)
        await store.addTaken(tx, process.id, taken)
      })
  } catch (error) {
    meters.giveBack(taken)
    throw error
  }
}

interface Measuring extends Pick<Tools, 'clock' | 'db' | 'log'> {
  meters: Meters
  process: store.ProcessRow
}

/** Measures once: the sign of life, the trade, and each minute in the same transaction what is missing. */
export function measurer({ meters, process, ...tools }: Measuring): () => Promise<void> {
  let faultsAtMs = Number.NEGATIVE_INFINITY
  return async () => {
    await storeMeters(tools.db, meters, process)
    const nowMs = tools.clock.nowMs()
    if (nowMs - faultsAtMs < faultsEveryMs) return countTrade(tools)
    faultsAtMs = nowMs
    await inTurn(tools, countTradeIn, countFaultsIn)
  }
}

/** Measures every 10 s, and while nobody calls every 30 s, until the returned function is called; that one tells that the process has stopped. */
export function startMeasuring(measuring: Measuring): () => Promise<void> {
  const { db, clock, log, meters, process } = measuring
  const measure = measurer(measuring)
  let measuredAtMs = 0
  let running: Promise<void> | undefined
  const tick = () => {
    // The timer may be a little early.
    if (!meters.hasCounted() && clock.nowMs() - measuredAtMs < quietEveryMs - everyMs / 2) return
    // While the database is slow, measuring does not add to its work.
    if (running) return
    measuredAtMs = clock.nowMs()
    running = measure()
      .catch((error: unknown) => log.warn('health.not-measured', { error }))
      .finally(() => (running = undefined))
  }
  tick()
  const timer = setInterval(tick, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    await storeMeters(db, meters, process)
      .then(() => store.endProcess(db, process.id))
      .catch(() => undefined)
  }
}
