import { shortProvinces } from '@hojip/regions/korea-names'
import { koreanRegions } from '@hojip/regions/korea'
import type { Reading } from './guess.ts'
import { isPlaceWord, nameLikeness, personOf } from './people.ts'
import { labelPattern, labelsIn, piecesOf, trimmed, wordsOf } from './plain.ts'

const labels = labelPattern({
  name: '받는 ?사람|받는 ?분|받으시는 ?분|보내실 ?분|수령인|수취인|수령자|성함|성명|이름',
  postcode: '우편 ?번호',
  place:
    '연락처|전화 ?번호|휴대폰 ?번호|휴대 ?전화|휴대폰|핸드폰|전화|도로명 ?주소|지번 ?주소|상세 ?주소|배송지 ?주소|배송 ?주소|배송지|주소',
})

interface FoundPlace {
  start: number
  end: number
  province: string
  city: string
  confidence: number
}

const edge = /^(?=$|[\s,(])/

/** A city in full, or without 시·군·구 when more than one syllable is left and the word ends there. */
function cityAt(text: string, at: number, cities: readonly string[]) {
  const found = cities
    .flatMap((city) => [city, city.slice(0, -1)].map((name) => ({ city, name, end: at + name.length })))
    .filter(
      ({ name, city, end }) =>
        text.startsWith(name, at) && (name === city || name.length > 1) && edge.test(text.slice(end)),
    )
    .sort((a, b) => b.end - a.end)
  return found[0]
}

function gapEnd(text: string, at: number): number {
  return at + (/^[\s,]*/.exec(text.slice(at))?.[0].length ?? 0)
}

function inProvince(text: string, start: number, province: (typeof koreanRegions)[number]): FoundPlace[] {
  return [province.name, ...(shortProvinces[province.name] ?? [])]
    .filter((name) => text.startsWith(name, start))
    .slice(0, 1)
    .flatMap((name) => {
      const at = start + name.length
      const cities = province.cities
      const city = cityAt(text, gapEnd(text, at), cities)
      if (city) return [{ start, end: city.end, province: province.name, city: city.city, confidence: 1 }]
      // Sejong has no cities of its own.
      if (cities.length === 1)
        return [{ start, end: at, province: province.name, city: cities[0] ?? '', confidence: 1 }]
      return edge.test(text.slice(at))
        ? [{ start, end: at, province: province.name, city: '', confidence: 0.4 }]
        : []
    })
}

/** A city whose name is unique in the country identifies its province. */
function cityAlone(text: string, start: number): FoundPlace[] {
  const found = koreanRegions.flatMap(({ name, cities }) => {
    const city = cities.find(
      (one) => text.startsWith(one, start) && edge.test(text.slice(start + one.length)),
    )
    return city ? [{ start, end: start + city.length, province: name, city, confidence: 0.85 }] : []
  })
  return found.length === 1 ? found : []
}

/** The best reading of province and city in a text; it begins with a word. */
export function findKoreanPlace(text: string): FoundPlace | undefined {
  const starts = [...text.matchAll(/(?<=^|[\s,(])\p{Script=Hangul}/gu)].map(({ index }) => index)
  return starts
    .flatMap((start) => [
      ...koreanRegions.flatMap((one) => inProvince(text, start, one)),
      ...cityAlone(text, start),
    ])
    .reduce<FoundPlace | undefined>(
      (best, one) => (one.confidence > (best?.confidence ?? 0) ? one : best),
      undefined,
    )
}

/** Road name and building number (테헤란로 152, 봉은사로114길 20), or the older lot number (서교동 395-166). */
const road =
  /^(?:[^,(]*\s)?[가-힣0-9.]+(?:로|길)(?:\s?\d+번?[가나다]?길)?\s?(?:지하\s?)?\d+(?:-\d+)?(?=$|[\s,(])/
const lot = /^(?:[^,(]*\s)?[가-힣0-9]+(?:동|리|가)\s(?:산\s?)?\d+(?:-\d+)?(?:번지)?(?=$|[\s,(])/

function streetOf(place: string): string {
  return (road.exec(place) ?? lot.exec(place))?.[0] ?? ''
}

const postcodePattern = /(?:\(?우\)?[\s:]*)?[([<]?(?<![\d-])(\d{5})(?![\d-])[)\]>]?/

/** The word before the place that looks most like a name, or the last one after it. */
function nameAmong(words: readonly string[], isBefore: boolean): { word: string; like: number } | undefined {
  // 152 홍길동: after a number, even a word that ends like a place (역삼동) may be a name.
  const least = isBefore || /\d/.test(words.at(-2) ?? '') ? 0.4 : 0.5
  return (isBefore ? words : words.slice(-1))
    .map((word) => ({ word, called: personOf(word).name !== word, like: nameLikeness(personOf(word).name) }))
    .map(({ word, called, like }) => ({ word, like: called && like > 0 ? 0.95 : like }))
    .filter(({ like }) => like >= least)
    .sort((a, b) => b.like - a.like)[0]
}

function without(words: readonly string[], word: string | undefined): string[] {
  const at = word === undefined ? -1 : words.lastIndexOf(word)
  return at < 0 ? [...words] : words.filter((_, i) => i !== at)
}

/** The name after a label, and the text without it. */
function labelledName(text: string): { name: string; rest: string } {
  let name = ''
  const rest = piecesOf(text, labels).map((piece) => {
    if (piece.label !== 'name' || name) return piece.text
    const words = piece.text.trim().split('\n')[0]?.split(/[,;|]/)[0]?.trim() ?? ''
    const first = /^\p{Script=Latin}/u.test(words) ? words : (wordsOf(words)[0] ?? '')
    name = first
    return piece.text.replace(first, '')
  })
  return { name: personOf(name).name, rest: rest.join('\n') }
}

/** Reads a Korean address. */
export function readKorean(text: string): Reading {
  const { name: labelled, rest } = labelledName(text)
  const postcode = postcodePattern.exec(rest)
  const plain = postcode ? rest.replace(postcode[0], ' ') : rest
  const place = findKoreanPlace(plain)
  const before = wordsOf(plain.slice(0, place?.start ?? 0))
  // Commas and brackets are part of a Korean address: only a new line and the last word may be a name.
  const after = plain.slice(place?.end ?? 0)
  const afterWords = after.split(/[\s;|]+/).filter(Boolean)
  const known = labelled ? { word: '', like: 0.98 } : nameAmong(before, true)
  const inPlace = known ? undefined : (nameOnOwnLine(after) ?? nameAtEnd(after))
  const found = known ?? inPlace
  const name = labelled || personOf(found?.word ?? '').name
  // What comes before the region and is neither a name nor a place is not understood.
  const aside = without(before, known?.word).filter((word) => /\d/.test(word) || isPlaceWord(word))
  const left = [...aside, ...without(afterWords, inPlace?.word)]
  const whole = trimmed(left.join(' '))
  const street = streetOf(whole)
  const detail = trimmed(whole.slice(street.length))
  return {
    country: 'KR',
    consignee: name,
    salutation: undefined,
    province: place?.province ?? '',
    city: place?.city ?? '',
    district: place?.city ?? '',
    street,
    address: detail,
    postcode: postcode?.[1] ?? '',
    taken: [...labelsIn(text, labels), ...(place ? [plain.slice(place.start, place.end)] : [])],
    confidence: {
      consignee: name ? (found?.like ?? 0) : 0,
      phone: 0,
      region: place?.confidence ?? 0,
      street: street ? (road.test(whole) ? 1 : 0.8) : 0,
      address: detail ? (street ? 0.9 : 0.5) : 0,
      postcode: postcode ? 0.95 : 0,
    },
  }
}

/** The word at the end of a line that looks most like a name: a phone ends a line, too. */
function nameAtEnd(text: string): { word: string; like: number } | undefined {
  return text
    .split('\n')
    .flatMap((line) => nameAmong(line.split(/[\s;|]+/).filter(Boolean), false) ?? [])
    .sort((a, b) => b.like - a.like)[0]
}

/** A line that consists only of a name. */
function nameOnOwnLine(text: string): { word: string; like: number } | undefined {
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .map((word) => ({ word, like: nameLikeness(personOf(word).name) }))
    .find(({ like }) => like >= 0.5)
}
