import { areaList } from '@vant/area-data'
import { koreanRegions } from './korea.ts'

export interface Region {
  code: string
  name: string
  level: number
  leaf: boolean
}

function entries(list: Record<string, string>): [string, string][] {
  return Object.entries(list)
}

const provinces: Region[] = entries(areaList.province_list).map(([code, name]) => ({
  code,
  name,
  level: 1,
  leaf: false,
}))

/** Codes nest: the first two digits are the province's, the first four the city's. */
function chinese(parentCode: string | undefined): Region[] {
  if (parentCode === undefined) return provinces
  if (!/^\d{6}$/.test(parentCode)) return []
  if (parentCode.endsWith('0000'))
    return entries(areaList.city_list)
      .filter(([code]) => code.startsWith(parentCode.slice(0, 2)))
      .map(([code, name]) => ({ code, name, level: 2, leaf: false }))
  if (!parentCode.endsWith('00')) return []
  return entries(areaList.county_list)
    .filter(([code]) => code.startsWith(parentCode.slice(0, 4)))
    .map(([code, name]) => ({ code, name, level: 3, leaf: false }))
}

/** All provinces, cities and districts of China. */
export function chineseRegions(): Region[] {
  const of = (list: Record<string, string>, level: number) =>
    entries(list).map(([code, name]) => ({ code, name, level, leaf: false }))
  return [...provinces, ...of(areaList.city_list, 2), ...of(areaList.county_list, 3)]
}

/** Of China's codes, the one of a district: below it are streets. */
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

/** The regions right below a code; the provinces without one. Streets come from elsewhere: they are many. */
export function regionsBelow(country: 'CN' | 'KR', parentCode: string | undefined): Region[] {
  return country === 'CN' ? chinese(parentCode) : korean(parentCode)
}
