import { refundStatuses } from '@hojip/orders/rules'
import type { Dates } from '@hojip/platform/dates'
import { priceText, type Tone } from '@hojip/platform/ui'
import { channelOf, type channelTexts, type PayMethod } from '@hojip/policy/channels'
import { minuteMs } from '@hojip/platform/clock'
import type { Refund } from '../contract.ts'
import type { refundTexts } from './texts.ts'

type Texts = (typeof refundTexts)['zh-CN']
type Channels = (typeof channelTexts)['zh-CN']

/**
 * How the money goes back; without a method, the way it was paid.
 * @param channels what the channels of payments are called
 */
export function wayBackOf(payType: PayMethod | undefined, t: Texts, channels: Channels): string {
  return payType ? t.wayBackTo(channels[channelOf(payType)].name) : t.wayBackAsPaid
}

/** What an application waits for, or how it ended. */
export type RefundHead = keyof Texts['heads']

export function headOf(
  refund: Pick<Refund, 'refundStatus' | 'arbitration' | 'proposal' | 'returnExpress'>,
): RefundHead {
  switch (refund.refundStatus) {
    case 2:
      return 'money'
    case 3:
      return 'done'
    case 4:
      return refund.arbitration === '1' ? 'appealed' : 'rejected'
    case 5:
      return 'closed'
    case 6:
      return refund.returnExpress ? 'sentBack' : 'sendBack'
    case 7:
      return 'inspection'
    default:
      return refund.proposal ? 'proposal' : 'shop'
  }
}

type Lined = Pick<
  Refund,
  | 'refundStatus'
  | 'arbitration'
  | 'proposal'
  | 'returnExpress'
  | 'deadlineAt'
  | 'refundMoney'
  | 'payType'
  | 'refundMoneyType'
  | 'isMoneyStuck'
  | 'replacedBy'
>

/** What happens next in this state, and when. */
export function lineOf(
  refund: Lined,
  t: Texts,
  channels: Channels,
  { moment }: Pick<Dates, 'moment'>,
): string {
  const when = refund.deadlineAt === undefined ? '' : moment(refund.deadlineAt)
  const money = priceText(refund.refundMoney, true)
  const way = wayBackOf(refund.payType, t, channels)
  const head = headOf(refund)
  switch (head) {
    case 'money':
      return refund.isMoneyStuck ? t.lines.moneyStuck : t.lines.money(money, way)
    case 'done':
      return refund.refundMoneyType === 3 ? t.lines.doneOffline(money) : t.lines.done(money, way)
    case 'closed':
      return refund.replacedBy ? t.lines.replaced : t.lines.closed
    default:
      return when && t.lines[head](when)
  }
}

const notGranted: readonly number[] = [refundStatuses.applied, refundStatuses.rejected, refundStatuses.closed]

/** The requested amount, or the amount refunded once the refund is granted. */
export function sumOf(
  { refundStatus, applyMoney, refundMoney }: Pick<Refund, 'refundStatus' | 'applyMoney' | 'refundMoney'>,
  t: Texts,
): { name: string; money: string; isGranted: boolean } {
  const isGranted = !notGranted.includes(refundStatus)
  return isGranted
    ? { name: t.refundMoney, money: refundMoney, isGranted }
    : { name: t.asked, money: applyMoney, isGranted }
}

/** The state in two or three words, for lists. */
export function tagOf(
  refund: Pick<Refund, 'refundStatus' | 'arbitration' | 'proposal' | 'returnExpress'>,
  t: Texts,
): { text: string; tone: Tone } {
  const { refundStatus } = refund
  const head = headOf(refund)
  if (head === 'proposal') return { text: t.toAnswer, tone: 'amber' }
  if (head === 'appealed') return { text: t.asking, tone: 'amber' }
  if (head === 'sentBack') return { text: t.onItsWay, tone: 'amber' }
  const tones: Record<number, Tone> = { 3: 'jade', 4: 'crimson', 5: 'plain' }
  return { text: t.statuses[refundStatus] ?? '', tone: tones[refundStatus] ?? 'amber' }
}

/** Whole days, and `hh:mm` of the rest; undefined when the time is up. */
export function leftOf(untilMs: number, nowMs: number): { days: number; clock: string } | undefined {
  const minutes = Math.ceil((untilMs - nowMs) / minuteMs)
  if (minutes <= 0) return undefined
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    days: Math.floor(minutes / 1440),
    clock: `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`,
  }
}
