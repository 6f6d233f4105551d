import { readFile } from 'node:fs/promises'

/** A line a district, its code and then its streets: 540 KB, read when the first one is asked for. */
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

let reading: ReturnType<typeof readStreets> | undefined

/** The subdistricts and towns of all of China, by the code of their district. */
export function allStreets(): ReturnType<typeof readStreets> {
  return (reading ??= readStreets())
}

/** The subdistricts and towns of a Chinese district by its code; none where it has none or they are not known. */
export async function streetsOf(districtCode: string): Promise<readonly string[]> {
  return (await allStreets()).get(districtCode) ?? []
}
