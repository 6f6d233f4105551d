import type { Tools } from '@hojip/db'
import type { MoneyActs } from '@hojip/payments'
import type { Truth } from './check-books.ts'

export interface BooksOptions {
  money: MoneyActs
  /** What the outside world says moved, where it can be asked: the demo's simulators. */
  truth?: () => Promise<Truth | undefined>
}

/** What the room's actions work with. */
export interface BooksTools extends Tools, BooksOptions {}

export const payTypes = { alipay: '1', wechat: '2' } as const
export function payTypeOf(channel: string): '1' | '2' {
  return payTypes[channel as keyof typeof payTypes]
}
