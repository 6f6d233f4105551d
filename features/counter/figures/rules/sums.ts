import { fenToYuan } from '@hojip/platform/money'
import type { Figures } from '../contract.ts'

/** The sums as they are stored; amounts in fen. */
export interface Sums {
  visitors: number
  orders: number
  buyers: number
  pieces: number
  salesFen: number
  refunds: number
  refundedFen: number
  chats: number
  answers: number
  answerSeconds: number
}

const none: Sums = {
  visitors: 0,
  orders: 0,
  buyers: 0,
  pieces: 0,
  salesFen: 0,
  refunds: 0,
  refundedFen: 0,
  chats: 0,
  answers: 0,
  answerSeconds: 0,
}

export function sumOf(all: readonly Sums[]): Sums {
  const total = { ...none }
  for (const one of all) for (const key of Object.keys(none) as (keyof Sums)[]) total[key] += one[key]
  return total
}

export function shown({ salesFen, refundedFen, answerSeconds, ...counts }: Sums): Figures {
  return {
    ...counts,
    sales: fenToYuan(salesFen),
    refunded: fenToYuan(refundedFen),
    answerSeconds: counts.answers === 0 ? null : Math.round(answerSeconds / counts.answers),
  }
}

/** One entry for each of `names`, with zeros where nothing happened. */
export function filled(names: readonly string[], rows: ReadonlyMap<string, readonly Sums[]>) {
  return names.map((at) => ({ at, ...shown(sumOf(rows.get(at) ?? [])) }))
}
