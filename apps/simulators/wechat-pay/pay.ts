import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { chinaDay } from '../china-time.ts'
import type { World } from '../world.ts'
import { type Books, stateNow, type Trade, transactionView } from './trade.ts'

function digits(count: number) {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}

export type PayRefusal = 'unknown' | 'paid' | 'closed'

/** The shopper pays on the phone: the movement of money, the state and the pending notification are written at once. */
export function pay(
  world: World,
  books: Books,
  outTradeNo: string,
): { trade: Trade; deliveryId: string } | PayRefusal {
  const trade = books.trades.get(outTradeNo)
  if (!trade) return 'unknown'
  const nowMs = world.clock.nowMs()
  const state = stateNow(trade, nowMs)
  if (state === 'SUCCESS') return 'paid'
  const where = { channel: 'wechat', number: outTradeNo } as const
  if (state === 'CLOSED' && !world.faults.strike('payAfterClose', where)) return 'closed'
  const paid: Trade = {
    ...trade,
    state: 'SUCCESS',
    transactionId: `4200${digits(6)}${chinaDay(nowMs).replaceAll('-', '')}${digits(10)}`,
    openid: trade.payer ?? `o${randomBytes(20).toString('base64url')}`,
    paidMs: nowMs,
  }
  const deliveryId = `EV-${randomUUID()}`
  const owed = world.notifier.prepare({
    id: deliveryId,
    channel: 'wechat',
    kind: 'payment',
    number: outTradeNo,
    url: trade.notifyUrl,
    event: { type: 'TRANSACTION.SUCCESS', createdMs: nowMs, inside: transactionView(world, paid, false) },
  })
  world.journal.write(
    books.trades.change(outTradeNo, paid),
    world.ledger.record({
      atMs: nowMs,
      channel: 'wechat',
      outTradeNo,
      direction: 'in',
      amountFen: paid.totalFen,
    }),
    owed.change,
  )
  owed.go()
  return { trade: paid, deliveryId }
}
