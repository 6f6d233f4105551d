import type { Locale } from '../../i18n/index.ts'
import { refusalText, type Refusal, type RefusalCode } from '../../refusal/index.ts'

/** The answer of every call. */
export interface Envelope<T = unknown> {
  status: boolean
  code: string
  msg: string
  data: T | null
  traceId: string
}

export function envelope<T>(data: T, traceId: string, msg = ''): Envelope<T> {
  return { status: true, code: '10000', msg, data, traceId }
}

export const httpStatus: Record<RefusalCode, number> = {
  '1544': 200,
  '40001': 400,
  '40003': 403,
  '40004': 404,
  '40009': 409,
  '40010': 409,
  '40011': 409,
  '40501': 405,
  '42901': 429,
  '50301': 503,
}

/** A refusal that names a field without saying what is wrong with it means its own sentence. */
function withProblems(data: object | undefined, text: string): object | undefined {
  const { fields } = (data ?? {}) as { fields?: { field: string; problem: string }[] }
  if (!Array.isArray(fields)) return data
  return { ...data, fields: fields.map((one) => ({ ...one, problem: one.problem || text })) }
}

export function refusalAnswer(refusal: Refusal, locale: Locale, traceId: string) {
  return {
    statusCode: httpStatus[refusal.kind.code],
    body: {
      status: false,
      code: refusal.kind.code,
      msg: refusalText(refusal, locale),
      data: { reason: refusal.kind.reason, ...withProblems(refusal.data, refusalText(refusal, locale)) },
      traceId,
    } satisfies Envelope,
  }
}
