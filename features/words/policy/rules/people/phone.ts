import { maskPhone, nationalPhone } from './contact-phone.ts'

export type PhoneCountry = 'CN' | 'KR'

/** The old Korean prefixes 011 and 016 to 019 are retired. */
const shapes: Record<PhoneCountry, RegExp> = { CN: /^(?:86)?(1[3-9]\d{9})$/, KR: /^(?:82)?0?(10\d{8})$/ }
const codes: Record<PhoneCountry, string> = { CN: '86', KR: '82' }

function plainNumber(text: string): string {
  return text.normalize('NFKC').replace(/[\s\-().]/g, '')
}

/**
 * A mobile number as E.164, or undefined: what accounts sign in with. The country is explicit because 01012345678 is a
 * mobile in Korea and a landline in Beijing. Full-width digits, spaces and dashes are accepted.
 */
export function mobileNumber(text: string, country: PhoneCountry): string | undefined {
  const plain = plainNumber(text)
  const abroad = /^(?:\+|00)(\d+)$/.exec(plain)?.[1]
  const own = abroad === undefined ? country : abroad.startsWith('86') ? 'CN' : 'KR'
  if (abroad !== undefined && !abroad.startsWith(codes[own])) return undefined
  const digits = shapes[own].exec(abroad ?? plain)?.[1]
  return digits === undefined ? undefined : `+${codes[own]}${digits}`
}

export function isMobileNumber(text: string, country: PhoneCountry): boolean {
  return mobileNumber(text, country) !== undefined
}

/** The country of a number that can only be of one: 1[3-9]… with eleven digits, 010…, or with a country code. */
export function countryOfNumber(text: string): PhoneCountry | undefined {
  const plain = plainNumber(text)
  if (/^(?:\+|00)?86/.test(plain) && isMobileNumber(plain, 'CN')) return 'CN'
  if (/^(?:\+|00)?82/.test(plain) && isMobileNumber(plain, 'KR')) return 'KR'
  if (/^1[3-9]\d{9}$/.test(plain)) return 'CN'
  // 010-52345678 is written so in Beijing only.
  if (/^\(?010\)?[\s-]\d{8}$/.test(text.normalize('NFKC').trim())) return 'CN'
  return /^010\d{8}$/.test(plain) ? 'KR' : undefined
}

/** `138****5678`, `010-****-5678`: as shown to everybody else and in the logs. */
export function maskedPhone(stored: string): string {
  return maskPhone(nationalPhone(stored))
}
