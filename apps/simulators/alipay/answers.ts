/** The inner object of an answer, or of a notification before signing. */
export type Inner = Record<string, unknown>

export const ok = (fields: Inner): Inner => ({ code: '10000', msg: 'Success', ...fields })

/** A refusal by the business: HTTP 200, `40004` and the reason in `sub_code`. */
export const no = (subCode: string, subMsg: string, fields: Inner = {}): Inner => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: subCode,
  sub_msg: subMsg,
  ...fields,
})

export const missing = (what: string): Inner => ({
  code: '40001',
  msg: 'Missing Required Arguments',
  sub_code: `isv.missing-${what}`,
  sub_msg: `缺少参数 ${what}`,
})

export const invalid = (what: string, why = '参数无效'): Inner => ({
  code: '40002',
  msg: 'Invalid Arguments',
  sub_code: `isv.invalid-${what}`,
  sub_msg: why,
})

export const invalidParameter = (field: string): Inner => no('ACQ.INVALID_PARAMETER', `参数无效：${field}`)

export const unavailable: Inner = {
  code: '20000',
  msg: 'Service Currently Unavailable',
  sub_code: 'isp.unknow-error',
  sub_msg: '系统繁忙',
}

export const tradeNotExist = no('ACQ.TRADE_NOT_EXIST', '交易不存在')

export const isOk = (inner: Inner): boolean => inner['code'] === '10000'
