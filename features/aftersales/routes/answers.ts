import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import { readRefund } from '../actions/reading/read-refunds.ts'
import type { RefundWithLogs } from '../contract.ts'
import type { Person } from '../rules/refund-state.ts'

export interface Asked {
  viewer: Viewer
  locale: Locale
}

/** Answers a step with the application after it, as the side that took it sees it, or with the step's refusal. */
export function answerAfter(tools: Tools, role: Person) {
  return async <R extends string>(
    done: Promise<Refusal<R> | null | undefined>,
    pkId: string,
    asked: Asked,
  ): Promise<RefundWithLogs | Refusal<R | 'aftersales/refundGone'>> => {
    const result = await done
    return isRefusal(result) ? result : readRefund(tools, role, asked, pkId)
  }
}
