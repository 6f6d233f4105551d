import { policy } from '@hojip/policy'
import { faultWindowDays } from '@hojip/policy/fault-window'
import { dayMs, hourMs, minuteMs } from '@hojip/platform/clock'

/** The periods named in the articles, in whole minutes, hours and days, from the table that the timers use. */
export const periods = {
  payMinutes: policy.payTimeoutMs / minuteMs,
  shipHours: policy.shipByMs / hourMs,
  receivedDays: policy.autoReceiveDeliveredMs / dayMs,
  shippedDays: policy.autoReceiveShippedMs / dayMs,
  broughtBackDays: policy.broughtBackMs / dayMs,
  extendDays: policy.extendReceiptMs / dayMs,
  returnDays: policy.refundWindowMs / dayMs,
  faultDays: faultWindowDays,
  answerHours: policy.merchantAnswerMs / hourMs,
  sendBackDays: policy.buyerReturnMs / dayMs,
  inspectionDays: policy.inspectionMs / dayMs,
  appealDays: policy.appealMs / dayMs,
  evidenceDays: policy.evidenceMs / dayMs,
  decisionDays: policy.decisionMs / dayMs,
  moneyWorkdays: policy.refundAlarmWorkdays,
  applications: policy.maxApplications,
  pictures: policy.maxFiles,
  unpaidOrders: policy.maxUnpaidOrders,
} as const

/** Numbers where the article is read, and their placeholders where it is edited. */
export type Periods = Record<keyof typeof periods, number | string>
