import { readChinese } from './paste/china.ts'
import { readChinaInKorean, readEnglish } from './paste/english.ts'
import type { AddressGuess, Reading } from './paste/guess.ts'
import { findKoreanPlace, readKorean } from './paste/korea.ts'
import { findPhones } from './paste/phone.ts'
import { plainText } from './paste/plain.ts'
import { findRegion } from './paste/region-of-china.ts'
import { leftOver, withoutOthers } from './paste/unread.ts'
import type { PlaceIndex } from '@hojip/regions/place-search'

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

/** What the reader has to know of places that is too much for a browser. */
export interface PlaceKnowledge {
  streetsOf(districtCode: string): readonly string[]
  index: PlaceIndex
}

/** An address that is written in Latin letters, or in Chinese or Korean with a few of them. */
function readingOf(
  text: string,
  phone: 'CN' | 'KR' | undefined,
  { streetsOf, index }: PlaceKnowledge,
  otherwise: 'CN' | 'KR',
): Reading {
  const isLatin = count(text, /\p{Script=Latin}/gu) > 2 * count(text, /\p{Script=Han}|\p{Script=Hangul}/gu)
  const english = isLatin ? readEnglish(text, index) : undefined
  if (english) return english
  const isHangul = count(text, /\p{Script=Hangul}/gu) > count(text, /\p{Script=Han}/gu)
  const abroad = isHangul && !(findKoreanPlace(text)?.city ?? '') ? readChinaInKorean(text, index) : undefined
  if (abroad) return abroad
  return countryOf(text, phone, otherwise) === 'KR' ? readKorean(text) : readChinese(text, streetsOf)
}

/**
 * Reads name, phone, region and the rest out of a pasted address. Never throws, and invents nothing. What it does not
 * understand is in `unread` and in no field.
 */
export function readPastedAddress(
  text: string,
  knowledge: PlaceKnowledge,
  otherwise: 'CN' | 'KR' = 'CN',
): AddressGuess {
  const plain = plainText(text)
  const { phone, others, rest: withoutPhones } = findPhones(plain)
  const { rest, unread } = withoutOthers(withoutPhones)
  const { taken, ...guess } = readingOf(rest, phone?.country, knowledge, otherwise)
  const fields = [guess.consignee, guess.street, guess.address, guess.postcode].flatMap((field) =>
    field.split(/\s+/),
  )
  return {
    ...guess,
    phone: phone?.phone ?? '',
    unread: [...others, ...unread, ...leftOver(rest, taken, fields)],
    confidence: { ...guess.confidence, phone: phone ? (phone.country === guess.country ? 1 : 0.6) : 0 },
  }
}
