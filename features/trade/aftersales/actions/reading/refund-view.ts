import type { Tools } from '@hojip/db'
import { nationalPhone } from '@hojip/policy/contact-phone'
import { maskedPhone } from '@hojip/policy/phone'
import { refundStatuses } from '@hojip/orders/rules'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { traceView, type ReturnedParcel } from '@hojip/shipping'
import { carrierOf } from '@hojip/shipping/rules'
import { channelOf, methodOf, type Channel } from '@hojip/policy/channels'
import type { Refund, RefundLog, RefundStep } from '../../contract.ts'
import { logTexts, type LogAction } from '../../rules/log-texts.ts'
import { actionsOf, type Person } from '../../rules/refund-state.ts'
import { reasonOf } from '../../rules/reasons.ts'
import { factsOf, type LogRow, type RefundRow } from '../../store/rows.ts'
import { boughtProducts } from './bought-product.ts'

export interface Reader {
  role: Person
  locale: Locale
  nowMs: number
  isRefundPaused?: IsRefundPaused | undefined
}

/** What views of applications are made with. */
export interface ReadingTools extends Tools {
  isRefundPaused?: IsRefundPaused
}

/** Whether the refunds of a channel wait because operators have paused them. */
type IsRefundPaused = (channel: Channel) => boolean

function at(time: Date | null) {
  return time ? wireTime(time.getTime()) : undefined
}

/** Without the fields that have no value. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined | null> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as {
    [K in keyof T]?: Exclude<T[K], undefined | null>
  }
}

function expressOf(parcel: ReturnedParcel, locale: Locale): Refund['returnExpress'] {
  return {
    expCode: parcel.carrier,
    expName: carrierOf(parcel.carrier)?.name[locale] ?? parcel.carrier,
    number: parcel.number,
    time: wireTime(parcel.shippedAt.getTime()),
    deliverystatus: parcel.status,
    list: parcel.traces.map((trace) => traceView(trace, locale)),
  }
}

const arbitrations = { none: '0', open: '1', decided: '2' } as const

function maybeOf(refund: RefundRow, parcel: ReturnedParcel | undefined, { locale, role }: Reader) {
  return present({
    payType: refund.payType === null ? undefined : methodOf(refund.payType),
    refundCompleteTime: at(refund.doneAt),
    // The return address is shown once the return is agreed.
    returnAddress:
      role === 'buyer' && refund.status === refundStatuses.applied ? undefined : refund.returnAddress,
    returnExpress: parcel ? expressOf(parcel, locale) : undefined,
    proposal: refund.proposal
      ? { refundType: refund.proposal.type, refundMoney: fenToYuan(refund.proposal.fen) }
      : undefined,
    rejectReason: refund.rejectReason,
    evidenceTime: at(refund.evidenceUntil),
    deadlineAction: refund.deadlineAction,
    deadlineTime: at(refund.deadlineAt),
    deadlineAt: refund.deadlineAt?.getTime(),
    replacedBy: refund.replacedBy,
  })
}

/** Money that has not left yet, of a channel whose refunds are paused. */
function isMoneyPaused({ status, money, payType }: RefundRow, { isRefundPaused }: Reader): boolean {
  const isUnderWay = status === refundStatuses.processing && (money === 'sent' || money === 'stuck')
  return isUnderWay && payType !== null && isRefundPaused?.(channelOf(payType)) === true
}

/** The contract's view of an application for its buyer, its shop or the mall. */
export function refundView(refund: RefundRow, parcel: ReturnedParcel | undefined, reader: Reader): Refund {
  const { locale, role, nowMs } = reader
  const reason = reasonOf(refund.reason)
  return {
    pkId: refund.id,
    refundCode: refund.code,
    refundType: refund.type,
    refundStatus: refund.status,
    refundApplyStatus: refund.status,
    receivingStatus: refund.receiving,
    refundReason: refund.reason,
    refundReasonText: reason?.text[locale] ?? '',
    detailDescription: refund.detail,
    files: refund.files,
    refundNum: refund.units,
    refundMoney: fenToYuan(refund.goodsFen + refund.shippingFen),
    shippingMoney: fenToYuan(refund.shippingFen),
    applyMoney: fenToYuan(refund.applyFen),
    refundMoneyType: refund.money === 'offline' ? 3 : 0,
    refundApplyTime: wireTime(refund.appliedAt.getTime()),
    orderId: refund.orderId,
    orderCode: refund.orderCode,
    orderGoodsId: refund.lineId,
    goods: boughtProducts(refund, locale),
    shopId: refund.shopId,
    shopName: refund.shopName[locale],
    mark: refund.mark,
    hue: refund.hue,
    customerName: refund.contact,
    customerPhone: role === 'buyer' ? nationalPhone(refund.phone) : maskedPhone(refund.phone),
    returnFreightBy: reason?.isFault ? 'shop' : 'buyer',
    rejectFiles: refund.rejectFiles,
    arbitration: arbitrations[refund.arbitration],
    isMoneyStuck: refund.money === 'stuck' || refund.money === 'failed',
    isMoneyPaused: isMoneyPaused(refund, reader),
    applyTimes: refund.tryNo,
    ...maybeOf(refund, parcel, reader),
    actions: actionsOf(factsOf(refund), role, nowMs),
  }
}

/** The log stores the carrier's code; the reader gets the carrier's name. */
function saidOf({ action, text }: LogRow, locale: Locale): string {
  if (action !== 'sentBack') return text
  const [code = '', ...number] = text.split(' ')
  return [carrierOf(code)?.name[locale] ?? code, ...number].join(' ')
}

export function logView(log: LogRow, locale: Locale): RefundLog {
  return {
    time: wireTime(log.at.getTime()),
    role: log.role as RefundLog['role'],
    action: log.action,
    title: logTexts[log.action as LogAction]?.[locale] ?? log.action,
    text: saidOf(log, locale),
    files: log.files,
  }
}

/** The progress bar: the steps taken and those still to come for this type of application. */
export function stepsOf(refund: RefundRow, logs: readonly LogRow[]): RefundStep[] {
  const when = (...actions: LogAction[]) =>
    logs.findLast((log) => actions.includes(log.action as LogAction))?.at ?? null
  const step = (code: RefundStep['code'], time: Date | null, done = time !== null): RefundStep => ({
    code,
    done,
    ...(time ? { time: wireTime(time.getTime()) } : {}),
  })
  const answered = when('agreedRefund', 'agreedReturn', 'acceptedRefund', 'acceptedReturn', 'rejected')
  const granted = when('agreedRefund', 'acceptedRefund', 'passed', 'decidedRefund')
  const isReturn = refund.type === 0
  const begun = [step('applied', refund.appliedAt), step('shop', answered)]
  const wayBack = isReturn
    ? [step('return', refund.cameBackAt), step('inspection', when('passed', 'failed'))]
    : []
  if (refund.status === refundStatuses.closed)
    return [
      ...begun,
      step('closed', logs.findLast((log) => log.toStatus === refundStatuses.closed)?.at ?? null),
    ]
  if (refund.status === refundStatuses.rejected)
    return [...begun, step('rejected', when('rejected', 'failed'))]
  return [...begun, ...wayBack, step('money', granted), step('completed', refund.doneAt)]
}
