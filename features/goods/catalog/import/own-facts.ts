import { returnRules } from '@hojip/policy/contract'
import type { RefOf } from './body/body.ts'
import { cellReader } from './cells.ts'
import type { ProductOfFile } from './product-of-file.ts'
import type { Fault, ProductRow } from './product-rows.ts'
import { importReasons as no } from './reasons.ts'

const longestAlt = 512
const mostOfPerson = 999

export interface Gallery {
  addresses: string[]
  refs: string[]
  /** Undefined when the file has no column of alternative texts. */
  texts: ProductOfFile['pictureTexts']
}

/** Pictures by position, those without one last, without duplicates. */
export function readGallery(rows: readonly ProductRow[], faults: Fault[], refOf: RefOf): Gallery {
  const found = rows.flatMap((row) => {
    const address = row.get('Image Src')
    if (address === '') return []
    const read = cellReader(row, faults)
    const ref = refOf(address)
    if (!ref) read.fail('Image Src', no.notWebAddress)
    const position = row.get('Image Position')
    const at = /^\d+$/.test(position) ? Number(position) : Infinity
    return [{ address, ref: ref ?? '', at, alt: read.texts('Image Alt Text', longestAlt) }]
  })
  // Infinity minus Infinity is NaN, so equal positions are compared first.
  found.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
  const written = found.filter(({ alt }) => Object.keys(alt).length > 0)
  return {
    addresses: [...new Set(found.map(({ address }) => address))],
    refs: [...new Set(found.map(({ ref }) => ref))],
    texts: rows[0]?.has('Image Alt Text')
      ? Object.fromEntries(written.map(({ ref, alt }) => [ref, alt]))
      : undefined,
  }
}

/** The mall's own columns about the product as a whole. */
export function readOwnFacts(
  row: ProductRow,
  faults: Fault[],
): Pick<ProductOfFile, 'personLimit' | 'returnRule'> & { keywords: string[] | undefined } {
  const read = cellReader(row, faults)
  const limit = row.has('Person Limit') ? read.whole('Person Limit', mostOfPerson) : undefined
  if (limit === 0) read.fail('Person Limit', no.notLimit, { most: mostOfPerson })
  const written = read.oneOf(
    'Return Rule',
    returnRules.map((one) => one.toLowerCase()),
  )
  const rule = returnRules.find((one) => one.toLowerCase() === written)
  const words = row.get('Keywords').split(/[,，、]/)
  return {
    keywords: row.has('Keywords') ? words.map((word) => word.trim()).filter(Boolean) : undefined,
    personLimit: limit,
    returnRule: rule,
  }
}
