import type { PhoneCountry } from './phone.ts'

const shapes: Record<PhoneCountry, RegExp> = { CN: /^(86)?1[3-9]\d{9}$/, KR: /^(82)?0?10\d{8}$/ }

/**
 * Whether this may be a mobile number of the country, or one with its own country code. Pages use it for instant
 * feedback; the server decides with `mobileNumber`, whose tables only it loads.
 */
export function looksLikeMobile(text: string, country: PhoneCountry): boolean {
  const plain = text.normalize('NFKC').replace(/[\s\-().]/g, '')
  const abroad = /^(?:\+|00)(\d+)$/.exec(plain)?.[1]
  if (abroad === undefined) return shapes[country].test(plain)
  return (
    (abroad.startsWith('86') && shapes.CN.test(abroad)) || (abroad.startsWith('82') && shapes.KR.test(abroad))
  )
}

/** The country of a number that can only be of one: 1[3-9]… with eleven digits, 010…, or with a country code. */
export function countryOfNumber(text: string): PhoneCountry | undefined {
  const plain = text.normalize('NFKC').replace(/[\s\-().]/g, '')
  if (/^(?:\+|00)?86/.test(plain) && looksLikeMobile(plain, 'CN')) return 'CN'
  if (/^(?:\+|00)?82/.test(plain) && looksLikeMobile(plain, 'KR')) return 'KR'
  if (/^1[3-9]\d{9}$/.test(plain)) return 'CN'
  return /^010\d{8}$/.test(plain) ? 'KR' : undefined
}

/** The digits with their country code, for the password rules; null when the text does not look like a number. */
export function roughE164(text: string, country: PhoneCountry): string | null {
  if (!looksLikeMobile(text, country)) return null
  const digits = text.normalize('NFKC').replace(/\D/g, '').replace(/^00/, '')
  if (digits.length > 11 && /^8[26]/.test(digits))
    return `+${digits.slice(0, 2)}${digits.slice(2).replace(/^0/, '')}`
  return country === 'CN' ? `+86${digits}` : `+82${digits.replace(/^0/, '')}`
}
