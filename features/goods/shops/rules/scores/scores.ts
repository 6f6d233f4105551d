import type { ScoreKind } from '../../contract/scores-calls.ts'

/** The days that stars count, and those that times count. */
export const starDays = 180
export const timeDays = 90
/** A term of fewer comments, orders or answers does not count. */
export const fewestFacts = 5
/** The mean of fewer shops would tell the scores of single ones. */
export const fewestShops = 3

/** What a shop's scores are computed from. */
export interface ScoreFacts {
  /** Comments with stars, and the sum of their stars. */
  starred: number
  stars: number
  /** Orders that were rated as a whole, and the sums of the stars for each side of it. */
  rated: number
  description: number
  service: number
  delivery: number
  /** Orders that were shipped or should have been, and those shipped in time. */
  due: number
  onTime: number
  /** Chats that were answered, and the seconds until the first answers, summed. */
  answers: number
  answerSeconds: number
}

export type TermName = 'stars' | 'description' | 'delivery' | 'onTime' | 'service' | 'answers'

const termsOf: Record<ScoreKind, readonly TermName[]> = {
  goods: ['stars', 'description'],
  shipping: ['onTime', 'delivery'],
  service: ['answers', 'service'],
}

const scoreKinds: readonly ScoreKind[] = ['goods', 'shipping', 'service']

/** The points, in hundredths, for first answers that take no longer than so many seconds on average. */
export const answerSteps = [
  { seconds: 60, points: 500 },
  { seconds: 300, points: 450 },
  { seconds: 900, points: 400 },
  { seconds: 3_600, points: 300 },
  { seconds: 14_400, points: 200 },
] as const
export const slowestPoints = 100

interface Term {
  name: TermName
  count: number
  /** The mean stars, the share from 0 to 1, or the mean seconds; 0 without any. */
  value: number
  /** 100 to 500; null when there are too few facts. */
  points: number | null
}

function pointsOfAnswers(seconds: number): number {
  return answerSteps.find((step) => seconds <= step.seconds)?.points ?? slowestPoints
}

function termOf(name: TermName, facts: ScoreFacts): Term {
  const [sum, count] = {
    stars: [facts.stars, facts.starred],
    description: [facts.description, facts.rated],
    delivery: [facts.delivery, facts.rated],
    service: [facts.service, facts.rated],
    onTime: [facts.onTime, facts.due],
    answers: [facts.answerSeconds, facts.answers],
  }[name] as [number, number]
  const value = count === 0 ? 0 : sum / count
  if (count < fewestFacts) return { name, count, value, points: null }
  if (name === 'answers') return { name, count, value, points: pointsOfAnswers(value) }
  return { name, count, value, points: Math.round(name === 'onTime' ? 100 + 400 * value : 100 * value) }
}

export interface Score {
  kind: ScoreKind
  terms: Term[]
  /** The mean of the terms that count, 100 to 500; null without any. */
  score: number | null
}

/** A shop's scores. Each term counts alike, so a shop that few have rated is judged by its times. */
export function scoresOf(facts: ScoreFacts): Score[] {
  return scoreKinds.map((kind) => {
    const terms = termsOf[kind].map((name) => termOf(name, facts))
    const points = terms.flatMap((term) => term.points ?? [])
    const sum = points.reduce((a, b) => a + b, 0)
    return { kind, terms, score: points.length === 0 ? null : Math.round(sum / points.length) }
  })
}
