import { picturePath } from '@hojip/catalog'
import { setTimeout } from 'node:timers/promises'
import type { Db, Tools } from '@hojip/db'
import { batched } from '@hojip/platform/cache'
import type { Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Turn } from '../contract.ts'
import { saleQueuesRefusals as r } from '../refusals.ts'
import { askAgainMs, mustDraw, peopleBefore, spreadOf, stateOf, waitMs } from '../rules/turn.ts'
import { drawNumbers, readStandings, takeTurns, type Asked, type StandingRow } from '../store/turns.ts'

type TurnsTools = Pick<Tools, 'db' | 'log'>

/** Those who ask, or arrive at a queue, together share a statement; under way are four such at most in each process. */
const mostTogether = 500

function keyOf({ queueId, userId }: Asked): string {
  return `${queueId} ${userId}`
}

function askedBy(key: string): Asked {
  const [queueId = '', userId = ''] = key.split(' ')
  return { queueId, userId }
}

function turnOf(row: StandingRow, locale: Locale): Turn {
  const state = stateOf(row)
  return {
    queueId: row.queueId,
    goodsId: row.goodsId,
    goodsName: row.goodsName ? textIn(row.goodsName, locale) : '',
    goodsPic: picturePath(row.picture),
    state,
    number: row.number,
    before: peopleBefore(row),
    waitMs: waitMs(row),
    isPaused: row.isPaused,
    opensAt: row.opensAtMs,
    closesAt: row.closesAtMs,
    orderMinutes: row.orderMinutes,
    untilAt: row.untilMs,
    askAgainMs: askAgainMs(row, spreadOf(row.userId)),
    serverTime: row.nowMs,
  }
}

/** How long somebody who asks waits for the numbers of all to be drawn; those of a hundred thousand take seconds. */
const drawingMs = 1_000

/** Draws the numbers; the answer to whoever asks is not held up, nor lost, where that takes long or fails. */
async function drawSoon({ db, log }: TurnsTools, queueId: string): Promise<void> {
  const drawing = drawNumbers(db, queueId).catch((error: unknown) =>
    log.warn('sale-queues.not-drawn', { error }),
  )
  await Promise.race([drawing, setTimeout(drawingMs, undefined, { ref: false })])
}

/** Where people stand. The first who asks after the opening draws the numbers of all who gathered. */
async function loadStandings(tools: TurnsTools, keys: string[]): Promise<Map<string, StandingRow>> {
  const { db } = tools
  const asked = keys.map(askedBy)
  let rows = await readStandings(db, asked)
  const undrawn = new Set(rows.filter(mustDraw).map(({ queueId }) => queueId))
  await Promise.all([...undrawn].map((queueId) => drawSoon(tools, queueId)))
  if (undrawn.size > 0) rows = await readStandings(db, asked)
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/**
 * Takes turns for those who arrive together, each queue for itself: at one whose numbers are being drawn they wait for its lock,
 * and those of other queues must not. The answer says who found the queue full.
 */
function takersOf(db: Db) {
  const takers = new Map<string, ReturnType<typeof batched<'full' | 'taken'>>>()
  const takerOf = (queueId: string) =>
    batched(async (userIds) => {
      const full = new Set(await takeTurns(db, queueId, userIds))
      return new Map(
        userIds.map((userId) => [userId, full.has(userId) ? ('full' as const) : ('taken' as const)]),
      )
    }, mostTogether)
  return ({ queueId, userId }: Asked) => {
    let take = takers.get(queueId)
    if (!take) takers.set(queueId, (take = takerOf(queueId)))
    return take(userId)
  }
}

interface Reader {
  viewer: Viewer
  locale: Locale
}

/** Reading and taking turns; this process reads and writes for many shoppers at once. */
export function openTurns(tools: TurnsTools) {
  const { db } = tools
  const standingOf = batched((keys) => loadStandings(tools, keys), mostTogether)
  // Only queues that exist get here, so they stay few.
  const take = takersOf(db)

  async function queryTurn(
    queueId: string,
    { viewer, locale }: Reader,
  ): Promise<Turn | Refusal<'saleQueues/queueGone'>> {
    const row = await standingOf(keyOf({ queueId, userId: viewer.userId }))
    return row ? turnOf(row, locale) : refuse(r.queueGone)
  }

  /** Takes a turn for a shopper who has none, or whose turn has passed. One account has one turn in a queue. */
  async function takeTurn(
    queueId: string,
    { viewer, locale }: Reader,
  ): Promise<Turn | Refusal<'saleQueues/full' | 'saleQueues/queueGone'>> {
    const asked = { queueId, userId: viewer.userId }
    const before = await standingOf(keyOf(asked))
    if (!before) return refuse(r.queueGone)
    const state = stateOf(before)
    if (state !== 'none' && state !== 'passed') return turnOf(before, locale)
    if ((await take(asked)) === 'full') return refuse(r.full)
    return queryTurn(queueId, { viewer, locale })
  }

  return { queryTurn, takeTurn }
}
