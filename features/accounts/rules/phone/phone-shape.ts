import type { PhoneCountry } from './phone.ts'

const shapes: Record<PhoneCountry, RegExp> = { CN: /^(86)?1[3-9]\d{9}$/, KR: /^(82)?0?10\d{8}$/ }

/**
 * Whether this may be a mobile number of the country, or one with a country of its own before it. Pages say so at once
 * with it; what counts is `mobileNumber`, whose tables only the server has.
 */
export function looksLikeMobile(text: string, country: PhoneCountry): boolean {
  const plain = text.normalize('NFKC').replace(/[\s\-().]/g, '')
  const abroad = /^(?:\+|00)(\d+)$/.exec(plain)?.[1]
  if (abroad === undefined) return shapes[country].test(plain)
  return (
    (abroad.startsWith('86') && shapes.CN.test(abroad)) || (abroad.startsWith('82') && shapes.KR.test(abroad))
  )
}

/** Which country a number is of that can be one of no other: 1[3-9]… with eleven digits, 010…, or with its own code. */
export function countryOfNumber(text: string): PhoneCountry | undefined {
  const plain = text.normalize('NFKC').replace(/[\s\-().]/g, '')
  if (/^(?:\+|00)?86/.test(plain) && looksLikeMobile(plain, 'CN')) return 'CN'
  if (/^(?:\+|00)?82/.test(plain) && looksLikeMobile(plain, 'KR')) return 'KR'
  if (/^1[3-9]\d{9}$/.test(plain)) return 'CN'
  return /^010\d{8}$/.test(plain) ? 'KR' : undefined
}

/** As the rules for passwords want it: the digits with their country, as far as they look like a number. */
export function roughE164(text: string, country: PhoneCountry): string | null {
  if (!looksLikeMobile(text, country)) return null
  const digits = text.normalize('NFKC').replace(/\D/g, '').replace(/^00/, '')
  if (digits.length > 11 && /^8[26]/.test(digits))
    return `+${digits.slice(0, 2)}${digits.slice(2).replace(/^0/, '')}`
  return country === 'CN' ? `+86${digits}` : `+82${digits.replace(/^0/, '')}`
}
