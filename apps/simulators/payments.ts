import { openBooks as openAlipay, stateNow as alipayState } from './alipay/trade.ts'
import { pay as payAlipay, signIn } from './alipay/pay.ts'
import { pay as payWechat } from './wechat-pay/pay.ts'
import { openBooks as openWechat, stateNow as wechatState } from './wechat-pay/trade.ts'
import type { PayChannel } from './journal/ledger.ts'
import type { World } from './world.ts'

/** A payment as the buyer sees it, whichever party holds it. */
export interface Payment {
  channel: PayChannel
  outTradeNo: string
  /** The address of its page here. */
  page: string
  title: string
  totalFen: number
  state: 'open' | 'paid' | 'closed'
  createdMs: number
}

export type PayOutcome = Payment | 'unknown' | 'paid' | 'closed'

/** All payments of both parties, and the buyer's side of them. */
export function openPayments(world: World) {
  const wechat = openWechat(world)
  const alipay = openAlipay(world)

  const fromWechat = (outTradeNo: string): Payment | undefined => {
    const trade = wechat.trades.get(outTradeNo)
    if (!trade) return undefined
    const { description: title, totalFen, createdMs } = trade
    const state = ({ NOTPAY: 'open', SUCCESS: 'paid', CLOSED: 'closed' } as const)[
      wechatState(trade, world.clock.nowMs())
    ]
    return {
      channel: 'wechat',
      outTradeNo,
      page: `/sim/wechat/${outTradeNo}`,
      title,
      totalFen,
      state,
      createdMs,
    }
  }

  const fromAlipay = (outTradeNo: string): Payment | undefined => {
    const trade = alipay.trades.get(outTradeNo)
    if (!trade) return undefined
    const { subject: title, totalFen, createdMs, token } = trade
    const over =
      alipayState(trade, world.clock.nowMs()) === 'TRADE_CLOSED' || trade.expiresMs <= world.clock.nowMs()
    const state = trade.paidMs === undefined ? (over ? 'closed' : 'open') : 'paid'
    return { channel: 'alipay', outTradeNo, page: `/sim/alipay/${token}`, title, totalFen, state, createdMs }
  }

  const find = (outTradeNo: string, channel?: string): Payment | undefined =>
    (channel === 'alipay' ? undefined : fromWechat(outTradeNo)) ??
    (channel === 'wechat' ? undefined : fromAlipay(outTradeNo))

  return {
    wechat,
    alipay,
    find,
    /** Newest first. */
    list: (): Payment[] =>
      [
        ...wechat.trades.all().map((trade) => fromWechat(trade.outTradeNo)),
        ...alipay.trades.all().map((trade) => fromAlipay(trade.outTradeNo)),
      ]
        .filter((payment) => payment !== undefined)
        .toSorted((a, b) => b.createdMs - a.createdMs),
    pay: (outTradeNo: string, channel?: string): PayOutcome => {
      const found = find(outTradeNo, channel)
      if (!found) return 'unknown'
      const result =
        found.channel === 'wechat'
          ? payWechat(world, wechat, outTradeNo)
          : payAlipay(world, alipay, outTradeNo)
      return typeof result === 'string' ? result : { ...found, state: 'paid' }
    },
    /** The buyer scans the code or signs in and sees the amount, without paying yet. */
    scan: (outTradeNo: string, channel?: string): Payment | undefined => {
      const found = find(outTradeNo, channel)
      if (found?.channel === 'alipay') signIn(world, alipay, outTradeNo)
      return found
    },
  }
}
