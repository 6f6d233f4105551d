/** One answer of the API before signing; `body` undefined means 204. */
export interface Answer {
  status: number
  body?: unknown
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

export const noContent: Answer = { status: 204 }

const statusOf = {
  PARAM_ERROR: 400,
  INVALID_REQUEST: 400,
  APPID_MCHID_NOT_MATCH: 400,
  MCH_NOT_EXISTS: 400,
  ORDER_CLOSED: 400,
  ORDERPAID: 400,
  NO_STATEMENT_EXIST: 400,
  SIGN_ERROR: 401,
  NO_AUTH: 403,
  OUT_TRADE_NO_USED: 403,
  NOT_ENOUGH: 403,
  ORDER_NOT_EXIST: 404,
  RESOURCE_NOT_EXISTS: 404,
  FREQUENCY_LIMITED: 429,
  SYSTEM_ERROR: 500,
} as const

export function no(code: keyof typeof statusOf, message: string, detail?: object): Answer {
  return { status: statusOf[code], body: { code, message, ...(detail ? { detail } : {}) } }
}

/** A field that is missing or malformed, under its name in the API. */
export function badField(field: string, value: unknown, issue: string): Answer {
  return no('PARAM_ERROR', '参数错误', { field, value: value ?? '', issue, location: 'body' })
}
