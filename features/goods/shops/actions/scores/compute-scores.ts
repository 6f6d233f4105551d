import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { mallDay } from '@hojip/platform/mall-time'
import type { ScoreKind } from '../../contract/scores-calls.ts'
import { scoresOf, starDays, timeDays, type ScoreFacts } from '../../rules/scores/scores.ts'
import { countFacts, lockScores, replaceScores, type ScoreRow } from '../../store/scores.ts'
import { dayMs } from '@hojip/platform/clock'

function rowOf({ shopId, onTime, answerSeconds, ...facts }: ScoreFacts & { shopId: string }): ScoreRow {
  const scores = scoresOf({ onTime, answerSeconds, ...facts })
  const scoreOf = (kind: ScoreKind) => scores.find((one) => one.kind === kind)?.score ?? null
  return {
    shop_id: shopId,
    ...facts,
    on_time: onTime,
    answer_seconds: answerSeconds,
    goods_score: scoreOf('goods'),
    shipping_score: scoreOf('shipping'),
    service_score: scoreOf('service'),
  }
}

/** Computes the scores of all shops anew, from comments, ratings, orders and chats. */
export async function computeScores({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock.nowMs()
  const now = new Date(nowMs)
  const timesMs = nowMs - timeDays * dayMs
  const since = { stars: new Date(nowMs - starDays * dayMs), times: new Date(timesMs), day: mallDay(timesMs) }
  await inTransaction(db, async (tx) => {
    await lockScores(tx)
    const all = await countFacts(tx, now, since)
    await replaceScores(tx, all.map(rowOf), now)
  })
}
