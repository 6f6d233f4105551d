import type { Locale } from '@hojip/platform/i18n'
import { placeName } from '../place-names.ts'
import { koreanRegions } from '../rules/korea.ts'
import { isDistrictCode, regionsBelow, type Region } from '../rules/regions.ts'
import { streetsOf } from '../streets.ts'

async function regionsOf(country: 'CN' | 'KR', parentCode: string | undefined): Promise<Region[]> {
  if (country === 'KR' || parentCode === undefined || !isDistrictCode(parentCode))
    return regionsBelow(country, parentCode)
  const names = await streetsOf(parentCode)
  return names.map((name, i) => ({ code: `${parentCode}-${i + 1}`, name, level: 4, leaf: true }))
}

/** The regions directly below a code, down to the streets of China, whose names are always in Chinese. */
export async function regionsIn(
  country: 'CN' | 'KR',
  parentCode: string | undefined,
  locale: Locale,
): Promise<(Region & { label: string })[]> {
  const province = country === 'KR' ? koreanRegions.find(({ code }) => code === parentCode)?.name : undefined
  return (await regionsOf(country, parentCode)).map((region) => ({
    ...region,
    label: placeName(region.name, locale, province),
  }))
}
