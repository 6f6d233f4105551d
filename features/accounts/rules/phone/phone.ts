import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

export type PhoneCountry = 'CN' | 'KR'

/**
 * A mobile number as E.164, or undefined. The country is explicit because 01012345678 is a mobile in Korea
 * and a landline in Beijing. Full-width digits, spaces and dashes are accepted.
 */
export function mobileNumber(text: string, country: PhoneCountry): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s\-().]/g, '')
  if (!/^\+?\d{5,18}$/.test(plain)) return undefined
  const number = parsePhoneNumberFromString(plain.replace(/^00/, '+'), {
    defaultCountry: country,
    extract: false,
  })
  if (!number?.isValid() || number.getType() !== 'MOBILE') return undefined
  if (number.country !== 'CN' && number.country !== 'KR') return undefined
  // The old Korean prefixes 011 and 016 to 019 are retired for mobiles.
  if (number.country === 'KR' && !number.nationalNumber.startsWith('10')) return undefined
  return number.number
}

/** `+8613812345678` → `13812345678`, `+821012345678` → `010-1234-5678`: as shown to its owner. */
export function nationalPhone(e164: string): string {
  if (e164.startsWith('+86')) return e164.slice(3)
  const korean = /^\+82(\d{2})(\d{4})(\d{4})$/.exec(e164)
  return korean ? `0${korean[1]}-${korean[2]}-${korean[3]}` : e164
}

/** `138****5678`, `010-****-5678`: as shown to everybody else and in the logs. */
export function maskedPhone(e164: string): string {
  const national = nationalPhone(e164)
  return national.includes('-')
    ? national.replace(/-\d+-/, '-****-')
    : national.replace(/^(\d{3})\d{4}/, '$1****')
}
