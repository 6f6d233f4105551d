import type { Tools } from '@hojip/db'
import type { MoneyDesk } from '@hojip/payments'
import type { Truth } from './check-books.ts'

export interface BooksOptions {
  money: MoneyDesk
  /** What the outside world says moved, where it can be asked: the demo's simulators. */
  truth?: () => Promise<Truth | undefined>
}

export interface BooksDesk extends BooksOptions {
  tools: Tools
}

export const payTypes = { alipay: '1', wechat: '2' } as const
export function payTypeOf(channel: string): '1' | '2' {
  return payTypes[channel as keyof typeof payTypes]
}
