import { randomInt, randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@hojip/platform/clock'
import { canonical } from '../canonical.ts'
import type { World } from '../world.ts'
import { type Answer, no, ok } from './messages/errors.ts'
import { refundFault } from './messages/fields.ts'
import { type Books, type Refund, refundEvent, refundsOf, refundView, type Trade } from './trade.ts'

const SETTLES_AFTER_MS = 2000
const BETWEEN_REFUNDS_MS = minuteMs
const MOST_REFUNDS = 50
const REFUNDABLE_MS = 365 * dayMs

function findTrade(books: Books, body: Record<string, unknown>): Trade | undefined {
  return body['transaction_id'] === undefined
    ? books.trades.get(String(body['out_trade_no']))
    : books.trades.all().find((trade) => trade.transactionId === body['transaction_id'])
}

function refusal(world: World, books: Books, trade: Trade, amount: { refund: number; total: number }) {
  const nowMs = world.clock.nowMs()
  if (trade.paidMs === undefined) return no('INVALID_REQUEST', '订单未支付')
  if (amount.total !== trade.totalFen) return no('INVALID_REQUEST', '订单金额与原支付不一致')
  if (nowMs - trade.paidMs > REFUNDABLE_MS) return no('INVALID_REQUEST', '订单已超过可退款期限')
  const others = refundsOf(books, trade.outTradeNo).filter((refund) => refund.status !== 'CLOSED')
  if (others.length >= MOST_REFUNDS) return no('INVALID_REQUEST', '部分退款次数超限')
  const already = others.reduce((sum, refund) => sum + refund.refundFen, 0)
  if (already + amount.refund > trade.totalFen) return no('INVALID_REQUEST', '退款金额大于可退金额')
  const last = Math.max(0, ...others.map((refund) => refund.createdMs))
  if (nowMs - last < BETWEEN_REFUNDS_MS / world.speed) return no('FREQUENCY_LIMITED', '同一订单退款过于频繁')
  if (world.faults.strike('refundNotEnough', { channel: 'wechat', number: trade.outTradeNo })) {
    return no('NOT_ENOUGH', '商户余额不足')
  }
  return undefined
}

function outcome(world: World, number: string): Pick<Refund, 'becomes'> {
  const where = { channel: 'wechat', number } as const
  if (world.faults.strike('refundStuck', where)) return {}
  if (world.faults.strike('refundAbnormal', where)) return { becomes: 'ABNORMAL' }
  if (world.faults.strike('refundClosed', where)) return { becomes: 'CLOSED' }
  return { becomes: 'SUCCESS' }
}

/** The bank has decided: the money is returned or not, and the merchant is notified. */
function settle(world: World, books: Books, outRefundNo: string) {
  const refund = books.refunds.get(outRefundNo)
  const trade = refund && books.trades.get(refund.outTradeNo)
  if (!trade || refund.status !== 'PROCESSING' || !refund.becomes) return
  const nowMs = world.clock.nowMs()
  const settled: Refund = {
    ...refund,
    status: refund.becomes,
    ...(refund.becomes === 'SUCCESS' ? { successMs: nowMs } : {}),
  }
  const changes = [books.refunds.change(outRefundNo, settled)]
  if (settled.status === 'SUCCESS') {
    const { outTradeNo, refundFen: amountFen } = settled
    const entry = {
      atMs: nowMs,
      channel: 'wechat',
      outTradeNo,
      outRefundNo,
      direction: 'out',
      amountFen,
    } as const
    changes.push(world.ledger.record(entry))
  }
  const owed = settled.notifyUrl
    ? world.notifier.prepare({
        id: `EV-${randomUUID()}`,
        channel: 'wechat',
        kind: 'refund',
        number: trade.outTradeNo,
        url: settled.notifyUrl,
        event: {
          type: `REFUND.${settled.status}`,
          createdMs: nowMs,
          inside: refundEvent(world, settled, trade),
        },
      })
    : undefined
  if (owed) changes.push(owed.change)
  world.journal.write(...changes)
  owed?.go()
}

export function planSettlement(world: World, books: Books, refund: Refund): void {
  if (refund.status !== 'PROCESSING' || !refund.becomes) return
  world.timers.at(`wechat refund ${refund.outRefundNo}`, refund.settlesMs, () =>
    settle(world, books, refund.outRefundNo),
  )
}

/** `POST /v3/refund/domestic/refunds` */
export function refund(world: World, books: Books, body: Record<string, unknown>): Answer {
  const fault = refundFault(body)
  if (fault) return fault
  const trade = findTrade(books, body)
  const number = trade?.outTradeNo
  if (!trade || world.faults.strike('refundUnknownTrade', { channel: 'wechat', number })) {
    return no('RESOURCE_NOT_EXISTS', '订单不存在')
  }
  const outRefundNo = String(body['out_refund_no'])
  const request = canonical(body)
  const existing = books.refunds.get(outRefundNo)
  if (existing) {
    return existing.request === request
      ? ok(refundView(existing, trade))
      : no('INVALID_REQUEST', '商户退款单号相同但参数不一致')
  }
  const amount = body['amount'] as { refund: number; total: number }
  const refused = refusal(world, books, trade, amount)
  if (refused) return refused
  const nowMs = world.clock.nowMs()
  const made: Refund = {
    outRefundNo,
    refundId: `503${nowMs}${randomInt(1e9, 1e10)}`,
    outTradeNo: trade.outTradeNo,
    refundFen: amount.refund,
    ...(typeof body['reason'] === 'string' ? { reason: body['reason'] } : {}),
    ...(typeof body['notify_url'] === 'string' ? { notifyUrl: body['notify_url'] } : {}),
    request,
    createdMs: nowMs,
    status: 'PROCESSING',
    ...outcome(world, trade.outTradeNo),
    settlesMs: nowMs + SETTLES_AFTER_MS / world.speed,
  }
  world.journal.write(books.refunds.change(outRefundNo, made))
  planSettlement(world, books, made)
  return ok(refundView(made, trade))
}

/** `GET /v3/refund/domestic/refunds/{out_refund_no}` */
export function queryRefund(world: World, books: Books, outRefundNo: string): Answer {
  const found = books.refunds.get(outRefundNo)
  const trade = found && books.trades.get(found.outTradeNo)
  if (!trade || world.faults.strike('refundNotVisible', { channel: 'wechat', number: trade.outTradeNo })) {
    return no('RESOURCE_NOT_EXISTS', '退款单不存在')
  }
  return ok(refundView(found, trade))
}
