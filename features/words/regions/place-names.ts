import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@hojip/platform/i18n'
import { hanCity, koreanProvinces } from './rules/korea-names.ts'
import { chineseRegions } from './rules/regions.ts'
import { isKoreanPlace, romanizedPlace } from './rules/romanized.ts'

interface Names {
  'ko-KR': string
  'en-US': string
}

function read(): Map<string, Names> {
  const text = readFileSync(fileURLToPath(new URL('place-names.tsv', import.meta.url)), 'utf8')
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', ko = '', en = ''] = line.split('\t')
        return [name, { 'ko-KR': ko, 'en-US': en }]
      }),
  )
}

let all: Map<string, Names> | undefined
let byCode: Map<string, string> | undefined

function namesOf(name: string): Names | undefined {
  all ??= read()
  return all.get(name)
}

/** The Korean and the English name of a place of China. */
export function namesInOthers(name: string): { ko: string; en: string } {
  const names = namesOf(name)
  return { ko: names?.['ko-KR'] ?? '', en: names?.['en-US'] ?? '' }
}

function koreanName(name: string, locale: Locale, province: string): string {
  if (locale === 'ko-KR') return name
  const of = koreanProvinces.get(name)
  if (of) return of[locale]
  return locale === 'en-US' ? romanizedPlace(name) : (hanCity(province, name) ?? name)
}

/**
 * The name of a province, city or district in a language. A city is also found without 市, as shops write it (延吉);
 * unknown names, such as those of streets, stay as they are. Names of Korean cities are in Chinese only with their
 * province: there are two 고성군, which have different characters.
 */
export function placeName(name: string, locale: Locale, province = ''): string {
  if (koreanProvinces.has(name) || isKoreanPlace(name)) return koreanName(name, locale, province)
  if (locale === 'zh-CN') return name
  const exact = namesOf(name)
  if (exact) return exact[locale]
  const city = namesOf(`${name}市`)?.[locale]
  if (!city) return name
  return locale === 'ko-KR' ? city.replace(/시$/, '') : city
}

/**
 * The places in one line in the reader's language, largest first, in English smallest first; a name that repeats the
 * previous one is left out.
 */
export function placeLine(names: readonly string[], locale: Locale): string {
  const levels = [...new Set(names.filter(Boolean).map((name) => placeName(name, locale, names[0])))]
  return locale === 'en-US' ? levels.toReversed().join(', ') : levels.join(' ')
}

/** City and district of a six-digit code, in the reader's language; undefined for an unknown code. */
export function placeOfCode(code: string, locale: Locale): string | undefined {
  byCode ??= new Map(chineseRegions().map((region) => [region.code, region.name]))
  const city = byCode.get(`${code.slice(0, 4)}00`) ?? byCode.get(`${code.slice(0, 2)}0000`)
  const district = byCode.get(code)
  return city === undefined ? undefined : placeLine([city, district ?? ''], locale)
}
