import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@hojip/platform/i18n'
import { koreanProvinces } from './rules/korea-names.ts'
import { chineseRegions } from './rules/regions.ts'

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

/**
 * The name of a province, city or district in a language. A city is also found without 市, as shops write it (延吉);
 * unknown names, such as those of streets, stay as they are.
 */
export function placeName(name: string, locale: Locale): string {
  const korean = koreanProvinces.get(name)
  if (korean) return locale === 'ko-KR' ? name : korean[locale]
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
  const said = [...new Set(names.filter(Boolean).map((name) => placeName(name, locale)))]
  return locale === 'en-US' ? said.toReversed().join(', ') : said.join(' ')
}

/** City and district of a six-digit code, in the reader's language; undefined for an unknown code. */
export function placeOfCode(code: string, locale: Locale): string | undefined {
  byCode ??= new Map(chineseRegions().map((region) => [region.code, region.name]))
  const city = byCode.get(`${code.slice(0, 4)}00`) ?? byCode.get(`${code.slice(0, 2)}0000`)
  const district = byCode.get(code)
  return city === undefined ? undefined : placeLine([city, district ?? ''], locale)
}
