import { inEachLocale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { namesInOthers, placeLine } from './place-names.ts'
import { regionsRefusals } from './refusals.ts'
import { placeForms, type KnownPlace } from './rules/place-forms.ts'
import { isPlace } from './rules/regions.ts'
import {
  isUnknown,
  nearestTo,
  placeIndex,
  placeKey,
  searchPlace,
  type PlaceIndex,
} from './rules/place-search.ts'

let known: PlaceIndex | undefined

/** The names of all places, made on first use: about 40,000 ways to write 4,100 places. */
export function allNames(): PlaceIndex {
  known ??= placeIndex(placeForms(namesInOthers))
  return known
}

/** A place as addresses store it; levels that were not given are empty. */
export interface FoundPlace {
  country: 'CN' | 'KR'
  province: string
  city: string
  district: string
}

/** Words that name no place, and the nearest places, each from the province down. */
export interface PlaceNotFound {
  unknown: string
  nearest: (readonly string[])[]
}

export function isNotFound(answer: FoundPlace | PlaceNotFound): answer is PlaceNotFound {
  return 'unknown' in answer
}

interface Asked {
  country?: 'CN' | 'KR' | undefined
  province: string
  city?: string | undefined
  district?: string | undefined
}

function storedPlace({ country, path }: KnownPlace, asked: Asked): FoundPlace {
  const [province = '', city = '', district = ''] = path
  // In Korea the district is the city again, or a neighbourhood, of which there is no list.
  const below = country === 'KR' && city !== '' ? (asked.district?.trim() ?? '') : ''
  const isCityAgain = allNames()
    .byKey.get(placeKey(below))
    ?.some(({ place }) => place.path.join('/') === path.join('/'))
  return { country, province, city, district: country === 'CN' ? district : isCityAgain ? city : below }
}

function always() {
  return true
}

/**
 * The place that is meant, whatever language and form its names have: Jilin, 길림성 and 吉林 are 吉林省. All calls that take
 * a place in words ask here, so that none answers for a place that does not exist.
 * @param mayCompare asked before a word that names no place is compared with all names, which took up to 18 ms
 */
export function findPlace(asked: Asked, mayCompare = always): FoundPlace | PlaceNotFound {
  const { country, province, city = '', district = '' } = asked
  const near: typeof nearestTo = (...word) => (mayCompare() ? nearestTo(...word) : [])
  const found = searchPlace(allNames(), { country, words: [province, city, district] }, near)
  if (!isUnknown(found)) return storedPlace(found, asked)
  return { unknown: found.unknown, nearest: found.nearest.map(({ path }) => path) }
}

/** The place that a text names from the country or the province down: `CN/吉林省/延边朝鲜族自治州`, `Jilin/Yanji`, `길림`. */
export function findPlaceIn(text: string, mayCompare = always): FoundPlace | PlaceNotFound {
  const words = text.split('/').map((word) => word.trim())
  const country = words.find((word) => word === 'CN' || word === 'KR')
  const [province = '', city, district, ...more] = country === words[0] ? words.slice(1) : words
  if (province === '' || more.length > 0) return { unknown: text, nearest: [] }
  const isNamed = country === words[0]
  return findPlace({ country: isNamed ? country : undefined, province, city, district }, mayCompare)
}

/** The place as terms of delivery name it: a country, or a region of the lists by its names from the province down. */
export function findRegion(text: string): string | PlaceNotFound {
  if (isPlace(text)) return text
  const found = findPlaceIn(text)
  if (isNotFound(found)) return found
  const region = [found.province, found.city, found.district].filter(Boolean).join('/')
  return isPlace(region) ? region : { unknown: text, nearest: [] }
}

/**
 * The refusal of words that name no place, with the nearest ones in the reader's language.
 * @param field the field of the input that has the words
 */
export function refusePlace(
  { unknown, nearest }: PlaceNotFound,
  field = 'province',
): Refusal<'addresses/placeUnknown'> {
  const lines = inEachLocale((locale) => {
    const meant = nearest.map((path) => placeLine(path, locale))
    return meant.length === 0 ? nothingNear[locale] : nearOnes[locale](meant)
  })
  const fields = [{ field, problem: '' }]
  return refuse(regionsRefusals.placeUnknown, { place: unknown, nearest: lines }, { fields })
}

const nothingNear = {
  'zh-CN': '请写省、市、区县的名称',
  'en-US': 'Give the names of the province, the city and the district',
  'ko-KR': '성(시·도), 시, 구·현의 이름을 적어 주세요',
}
const nearOnes = {
  'zh-CN': (places: readonly string[]) => `最接近的是：${places.join('、')}`,
  'en-US': (places: readonly string[]) => `The nearest are: ${places.join('; ')}`,
  'ko-KR': (places: readonly string[]) => `가장 가까운 곳: ${places.join(', ')}`,
}
