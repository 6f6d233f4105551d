import { findKoreanPlace, readKorean } from './paste/korea.ts'
import { readChinese } from './paste/china.ts'
import type { AddressGuess } from './paste/guess.ts'
import { findPhone } from './paste/phone.ts'
import { plainText } from './paste/plain.ts'
import { findRegion } from './paste/region-of-china.ts'

export type { AddressGuess } from './paste/guess.ts'

function count(text: string, script: RegExp): number {
  return text.match(script)?.length ?? 0
}

/** The country of the region that the text names; without one that of its letters, else that of the number. */
function countryOf(text: string, phone: 'CN' | 'KR' | undefined, otherwise: 'CN' | 'KR'): 'CN' | 'KR' {
  const china = findRegion(text)?.confidence ?? 0
  const korea = findKoreanPlace(text)?.confidence ?? 0
  if (china !== korea) return korea > china ? 'KR' : 'CN'
  const [han, hangul] = [count(text, /\p{Script=Han}/gu), count(text, /\p{Script=Hangul}/gu)]
  if (han !== hangul) return hangul > han ? 'KR' : 'CN'
  return phone ?? otherwise
}

/** Reads name, phone, region and the rest out of a pasted address. Never throws, and invents nothing. */
export function readPastedAddress(
  text: string,
  streetsOf: (districtCode: string) => readonly string[],
  otherwise: 'CN' | 'KR' = 'CN',
): AddressGuess {
  const plain = plainText(text)
  const phone = findPhone(plain)
  const rest = phone?.rest ?? plain
  const country = countryOf(rest, phone?.country, otherwise)
  const guess = country === 'KR' ? readKorean(rest) : readChinese(rest, streetsOf)
  return {
    ...guess,
    country,
    phone: phone?.phone ?? '',
    confidence: { ...guess.confidence, phone: phone ? (phone.country === country ? 1 : 0.6) : 0 },
  }
}
