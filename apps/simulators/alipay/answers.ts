/** The inner object of an answer, or of a notification before signing. */
export type Inner = Record<string, unknown>

export function ok(fields: Inner): Inner {
  return { code: '10000', msg: 'Success', ...fields }
}

/** A business refusal: HTTP 200, `40004` and the reason in `sub_code`. */
export function no(subCode: string, subMsg: string, fields: Inner = {}): Inner {
  return { code: '40004', msg: 'Business Failed', sub_code: subCode, sub_msg: subMsg, ...fields }
}

export function missing(what: string): Inner {
  return {
    code: '40001',
    msg: 'Missing Required Arguments',
    sub_code: `isv.missing-${what}`,
    sub_msg: `缺少参数 ${what}`,
  }
}

export function invalid(what: string, why = '参数无效'): Inner {
  return { code: '40002', msg: 'Invalid Arguments', sub_code: `isv.invalid-${what}`, sub_msg: why }
}

export function invalidParameter(field: string): Inner {
  return no('ACQ.INVALID_PARAMETER', `参数无效：${field}`)
}

export const unavailable: Inner = {
  code: '20000',
  msg: 'Service Currently Unavailable',
  sub_code: 'isp.unknow-error',
  sub_msg: '系统繁忙',
}

export const tradeNotExist = no('ACQ.TRADE_NOT_EXIST', '交易不存在')
