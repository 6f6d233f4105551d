import { regionsOfChina } from './china.gen.ts'
import { koreanRegions } from './korea.ts'

export interface Region {
  code: string
  name: string
  level: number
  leaf: boolean
}

/** Codes nest: the first two digits are the province's, the first four the city's. */
function levelOf(code: string): number {
  if (code.endsWith('0000')) return 1
  return code.endsWith('00') ? 2 : 3
}

/** All provinces, then all cities, then all districts of China. */
const china: readonly Region[] = regionsOfChina.split('\n').map((line) => {
  const code = line.slice(0, 6)
  return { code, name: line.slice(6), level: levelOf(code), leaf: false }
})

function chinese(parentCode: string | undefined): Region[] {
  if (parentCode === undefined) return china.filter(({ level }) => level === 1)
  if (!/^\d{6}$/.test(parentCode) || !parentCode.endsWith('00')) return []
  const level = levelOf(parentCode) + 1
  const prefix = parentCode.slice(0, level === 2 ? 2 : 4)
  return china.filter((region) => region.level === level && region.code.startsWith(prefix))
}

/** All provinces, cities and districts of China. */
export function chineseRegions(): readonly Region[] {
  return china
}

/** Whether a Chinese code is a district's: streets are below it. */
export function isDistrictCode(code: string): boolean {
  return /^\d{4}(?!00)\d{2}$/.test(code)
}

function korean(parentCode: string | undefined): Region[] {
  if (parentCode === undefined)
    return koreanRegions.map((r) => ({ code: r.code, name: r.name, level: 1, leaf: false }))
  const province = koreanRegions.find((r) => r.code === parentCode)
  return (province?.cities ?? []).map((name, i) => ({
    code: `${parentCode}-${i + 1}`,
    name,
    level: 2,
    leaf: true,
  }))
}

/**
 * The regions directly below a code; the provinces without one. Streets are not included: `streets.ts` loads them on
 * demand.
 */
export function regionsBelow(country: 'CN' | 'KR', parentCode: string | undefined): Region[] {
  return country === 'CN' ? chinese(parentCode) : korean(parentCode)
}

let known: Set<string> | undefined

function allPlaces(): Set<string> {
  const places = (['CN', 'KR'] as const).flatMap((country) => [
    country,
    ...regionsBelow(country, undefined).flatMap((province) => [
      province.name,
      ...regionsBelow(country, province.code).flatMap((city) => [
        `${province.name}/${city.name}`,
        ...(country === 'CN'
          ? regionsBelow(country, city.code).map((one) => `${province.name}/${city.name}/${one.name}`)
          : []),
      ]),
    ]),
  ])
  return new Set(places)
}

/** Whether there is a country, or a region of these names from the province down: `吉林省/延边朝鲜族自治州/延吉市`. */
export function isPlace(place: string): boolean {
  known ??= allPlaces()
  return known.has(place)
}
