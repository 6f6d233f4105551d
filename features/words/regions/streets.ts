import { readFile } from 'node:fs/promises'
import { once } from '@hojip/platform/once'

/** One line per district: its code and then its streets. The 540 KB are read on first use. */
const file = new URL('streets.tsv', import.meta.url)

async function readStreets(): Promise<ReadonlyMap<string, readonly string[]>> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [district = '', ...names] = line.split('\t')
      return [district, names]
    }),
  )
}

/** The subdistricts and towns of all of China, by the code of their district. */
export const allStreets = once(readStreets)

/**
 * The subdistricts and towns of a Chinese district by its code; an empty list where there are none or they are unknown.
 */
export async function streetsOf(districtCode: string): Promise<readonly string[]> {
  return (await allStreets()).get(districtCode) ?? []
}
