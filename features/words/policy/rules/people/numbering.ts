/** The regions to which the mall sends parcels, as far as telephones are concerned. */
export type PhoneRegion = 'CN' | 'HK' | 'MO' | 'TW' | 'KR'

interface Plan {
  code: string
  /** Numbers as written at home without a leading 0: mobiles, and services such as 400. */
  bare: RegExp
  /** Numbers that are written at home with a leading 0, here without it. */
  afterZero: RegExp
  /** The national form of digits without the leading 0. */
  shown(digits: string): string
}

/**
 * The shape of the numbers on which a carrier can reach somebody. Mobile prefixes are given out faster than lists of them
 * are updated, so that a shape decides and not a list.
 */
export const plans: Record<PhoneRegion, Plan> = {
  CN: {
    code: '86',
    bare: /^(?:1[3-9]\d{9}|[48]00\d{7})$/,
    afterZero: /^(?:(?:10|2\d)[2-8]\d{7}|[3-9]\d{2}[2-8]\d{6,7})$/,
    shown: (digits) =>
      digits.replace(/^([48]00)(\d{3})(\d{4})$|^(10|2\d|[3-9]\d{2})(\d{7,8})$/, (whole, a, b, c, area, own) =>
        /^1[3-9]\d{9}$/.test(whole) ? whole : a ? `${a}-${b}-${c}` : `0${area}-${own}`,
      ),
  },
  HK: { code: '852', bare: /^[2-9]\d{7}$/, afterZero: /^(?!)/, shown: (digits) => abroad('852', digits) },
  MO: {
    code: '853',
    bare: /^(?:6\d{7}|(?:28|8\d)\d{6})$/,
    afterZero: /^(?!)/,
    shown: (digits) => abroad('853', digits),
  },
  TW: {
    code: '886',
    bare: /^(?!)/,
    afterZero: /^(?:9\d{8}|[2-8]\d{7,8})$/,
    shown: (digits) => `+886 ${digits.replace(/^(9\d\d|\d)/, '$1 ')}`,
  },
  KR: {
    code: '82',
    bare: /^1[5-8]\d{6}$/,
    // 050x are numbers that forward to others, as malls give them to carriers.
    afterZero: /^(?:10\d{8}|(?:2|[3-6][1-5])[2-9]\d{6,7}|70[2-9]\d{7}|50\d{9,10}|80\d{7,8})$/,
    shown: (digits) =>
      /^1[5-8]\d{6}$/.test(digits)
        ? digits.replace(/^(\d{4})/, '$1-')
        : `0${digits.replace(/^(2|50\d|\d\d)(\d+)(\d{4})$/, '$1-$2-$3')}`,
  },
}

function abroad(code: string, digits: string): string {
  return `+${code} ${digits.slice(0, 4)} ${digits.slice(4)}`
}
