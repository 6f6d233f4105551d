import { isDistrictCode, regionsBelow, type Region } from '../rules/regions.ts'
import { streetsOf } from '../streets.ts'

/** The regions right below a code, down to the streets of China. */
export const regionsIn = async (country: 'CN' | 'KR', parentCode: string | undefined): Promise<Region[]> => {
  if (country === 'KR' || parentCode === undefined || !isDistrictCode(parentCode))
    return regionsBelow(country, parentCode)
  const names = await streetsOf(parentCode)
  return names.map((name, i) => ({ code: `${parentCode}-${i + 1}`, name, level: 4, leaf: true }))
}
