import { createHmac } from 'node:crypto'
import type { readExternalLedger } from '@hojip/books'
import type { PaymentGateway } from '@hojip/payments'
import type { Clock } from '@hojip/platform/clock'
import { newCode } from '@hojip/platform/ids'
import { mustGet } from '@hojip/platform/collections'
import { mallDay } from '@hojip/platform/mall-time'
import type { Channel } from '@hojip/policy/channels'

/** The types name the channels of production, and this one is none of them. */
export const coins = 'coins' as string as Channel

interface Trade {
  outTradeNo: string
  amountFen: number
  gatewayTradeNo: string
  paidAt?: Date
  refunds: { outRefundNo: string; amountFen: number; at: Date }[]
}

interface Message {
  headers: Record<string, string>
  body: string
}

type ExternalLedger = NonNullable<Awaited<ReturnType<typeof readExternalLedger>>>

/** What happens on the provider's side. */
interface CoinsSide {
  /** The address that the mall gave for messages about the number. */
  notifyUrlOf: (outTradeNo: string) => string
  /** Somebody pays, and the provider sends this message about it. */
  pay: (outTradeNo: string) => Message
  /** Somebody pays the mall under a number that is not the mall's. */
  stray: (outTradeNo: string, amountFen: number) => void
  ledger: () => ExternalLedger
}

const key = 'the key of the coins'

function signed(body: string): Message {
  return { headers: { 'x-coins': createHmac('sha256', key).update(body).digest('hex') }, body }
}

/** A provider in memory with the mall's client for it: it keeps trades, signs messages, refunds and writes bills. */
export function createCoins(clock: Clock): { gateway: PaymentGateway; side: CoinsSide } {
  const trades = new Map<string, Trade>()
  const addresses = new Map<string, string>()
  const now = () => new Date(clock.nowMs())
  const newTrade = (outTradeNo: string, amountFen: number): Trade => {
    const trade = { outTradeNo, amountFen, gatewayTradeNo: `C${newCode(clock.nowMs())}`, refunds: [] }
    trades.set(outTradeNo, trade)
    return trade
  }
  const side: CoinsSide = {
    notifyUrlOf: (outTradeNo) => mustGet(addresses, outTradeNo),
    pay: (outTradeNo) => {
      const trade = mustGet(trades, outTradeNo)
      trade.paidAt = now()
      return signed(JSON.stringify({ ...trade, refunds: undefined, paidMs: clock.nowMs() }))
    },
    stray: (outTradeNo, amountFen) => void (newTrade(outTradeNo, amountFen).paidAt = now()),
    ledger: () => ({
      entries: [...trades.values()].flatMap(({ outTradeNo, amountFen, paidAt, refunds }) => [
        ...(paidAt ? [{ atMs: paidAt.getTime(), outTradeNo, direction: 'in' as const, amountFen }] : []),
        ...refunds.map((refund) => ({
          atMs: refund.at.getTime(),
          outTradeNo,
          outRefundNo: refund.outRefundNo,
          direction: 'out' as const,
          amountFen: refund.amountFen,
        })),
      ]),
    }),
  }
  const gateway: PaymentGateway = {
    channel: coins,
    ways: ['code'],
    create: async ({ outTradeNo, amountFen, notifyUrl }) => {
      newTrade(outTradeNo, amountFen)
      addresses.set(outTradeNo, notifyUrl)
      return { kind: 'qr', codeUrl: `coins://${outTradeNo}` }
    },
    query: async (outTradeNo) => {
      const trade = trades.get(outTradeNo)
      if (!trade) return { state: 'unknown' }
      const { amountFen, gatewayTradeNo, paidAt } = trade
      return paidAt ? { state: 'paid', amountFen, gatewayTradeNo, paidAt } : { state: 'waiting' }
    },
    close: async (outTradeNo) => (trades.get(outTradeNo)?.paidAt ? 'alreadyPaid' : 'closed'),
    refund: async ({ outTradeNo, outRefundNo, refundFen }) => {
      const { refunds } = mustGet(trades, outTradeNo)
      if (!refunds.some((refund) => refund.outRefundNo === outRefundNo))
        refunds.push({ outRefundNo, amountFen: refundFen, at: now() })
      return { state: 'success', refundFen }
    },
    refundQuery: async (outTradeNo, outRefundNo) => {
      const found = trades.get(outTradeNo)?.refunds.find((refund) => refund.outRefundNo === outRefundNo)
      return found ? { state: 'success', refundFen: found.amountFen } : { state: 'unknown' }
    },
    bill: async (day) => billOf([...trades.values()], day),
    parseNotification: ({ headers, rawBody }) => {
      const body = Buffer.from(rawBody).toString()
      if (headers['x-coins'] !== signed(body).headers['x-coins'])
        return { kind: 'rejected', reason: 'bad signature', probe: false }
      const { paidMs, ...payment } = JSON.parse(body) as Trade & { paidMs: number }
      const eventId = payment.gatewayTradeNo
      return { ...payment, kind: 'payment', state: 'paid', eventId, paidAt: new Date(paidMs) }
    },
    successAnswer: { status: 200, contentType: 'text/plain', body: 'clink' },
    failureAnswer: { status: 400, contentType: 'text/plain', body: 'thud' },
  }
  return { gateway, side }
}

function billOf(trades: readonly Trade[], day: string): Awaited<ReturnType<PaymentGateway['bill']>> {
  const isOf = (at: Date | undefined) => at !== undefined && mallDay(at.getTime()) === day
  const lines = trades.flatMap(({ outTradeNo, gatewayTradeNo, amountFen, paidAt, refunds }) => [
    ...(isOf(paidAt) ? [{ kind: 'payment' as const, number: outTradeNo, amountFen }] : []).map((line) => ({
      ...line,
      tradeNumber: outTradeNo,
      gatewayNo: gatewayTradeNo,
      state: 'success' as const,
    })),
    ...refunds
      .filter(({ at }) => isOf(at))
      .map((refund) => ({
        kind: 'refund' as const,
        number: refund.outRefundNo,
        tradeNumber: outTradeNo,
        gatewayNo: `R${gatewayTradeNo}`,
        amountFen: refund.amountFen,
        state: 'success' as const,
      })),
  ])
  const funds = lines.map(({ kind, number, amountFen }) => ({ ids: [number], kind, amountFen }))
  return { lines, funds }
}
