import type { Note, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import { readRefund } from '../actions/reading/read-refunds.ts'
import type { ReadingTools } from '../actions/reading/refund-view.ts'
import type { RefundWithLogs } from '../contract.ts'
import type { Person } from '../rules/refund-state.ts'

export interface Asked {
  viewer: Viewer
  locale: Locale
  /** Takes the number and the sum for the log of what staff do. */
  note?: Note
}

/** Answers a step with the application after it, as the side that took it sees it, or with the step's refusal. */
export function answerAfter(tools: ReadingTools, role: Person) {
  return async <R extends string>(
    done: Promise<Refusal<R> | null | undefined>,
    pkId: string,
    asked: Asked,
  ): Promise<RefundWithLogs | Refusal<R | 'aftersales/refundGone'>> => {
    const result = await done
    if (isRefusal(result)) return result
    const refund = await readRefund(tools, role, asked, pkId)
    if (!isRefusal(refund))
      asked.note?.({ subject: { refund: refund.refundCode, money: refund.refundMoney } })
    return refund
  }
}
