import { mainStreet } from '../rules/main-street.ts'
import { choice, one, wholeNumber, type RawSearch } from '@hojip/platform/page'

const slugShape = /^[a-z][a-z-]{0,39}$/
const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function matching(raw: RawSearch, name: string, shape: RegExp): string | undefined {
  const value = one(raw, name)
  return value !== undefined && shape.test(value) ? value : undefined
}

export { mainStreet }

export interface StreetSearch {
  street: string
  /** Only this stop, with all its products. */
  place: string | undefined
}

export function streetSearch(raw: RawSearch): StreetSearch {
  return {
    street: matching(raw, 'street', slugShape) ?? mainStreet,
    place: matching(raw, 'place', slugShape),
  }
}

/** @param preview the token of a document that is not published */
export function streetInput({ street, place }: StreetSearch, preview?: string) {
  return { streetType: street, ...(place && { place }), ...(preview && { preview }) }
}

/** Whether it is the main street with all its stops, around which operators may put pieces. */
export function isWholeStreet({ street, place }: StreetSearch): boolean {
  return street === mainStreet && place === undefined
}

const importWays = ['general', 'bonded', 'direct'] as const
type ImportWay = (typeof importWays)[number]

export interface ImportedSearch {
  country: string | undefined
  way: ImportWay | undefined
  category: string | undefined
  batch: string | undefined
  page: number
}

export function importedSearch(raw: RawSearch): ImportedSearch {
  const way = choice(raw, 'way', ['', ...importWays], '')
  return {
    country: matching(raw, 'country', /^[A-Z]{2}$/),
    way: way === '' ? undefined : way,
    category: matching(raw, 'category', idShape),
    batch: one(raw, 'batch')?.trim().slice(0, 40) || undefined,
    page: wholeNumber(raw, 'page', { min: 1, max: 100, fallback: 1 }),
  }
}

/** Whether it is the first page of all imported products, around which operators may put pieces. */
export function isWholeImported({ country, way, category, batch, page }: ImportedSearch): boolean {
  return [country, way, category, batch].every((one) => one === undefined) && page === 1
}

export function importedInput({ country, way, category, page }: ImportedSearch) {
  return {
    ...(country && { country }),
    ...(way && { way }),
    ...(category && { category1Id: category }),
    pageNum: page,
    pageSize: 24,
  }
}
