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

/** The application as it is after what was done, for the side that did it; or why it was not done. */
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
