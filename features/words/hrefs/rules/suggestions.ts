import { formatSearch } from '@hojip/platform/href'
import { productsHref, searchHref } from './browse.ts'

/** A search in one category, whose ids are given from the first level down. */
export function searchInHref(words: string, categoryIds: readonly string[]): string {
  const ids = Object.fromEntries(categoryIds.map((id, at) => [`category${at + 1}Id`, id]))
  return `${searchHref(words)}${formatSearch(ids)}`
}

/** All products of a brand. */
export function brandHref(name: string): string {
  return `${productsHref}${formatSearch({ brands: name })}`
}
