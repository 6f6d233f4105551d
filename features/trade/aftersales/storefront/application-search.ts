import { many, type RawSearch } from '@hojip/platform/page'
import { replacedSearch } from './refund-search.ts'

/** A line of an order and its units; undefined for as many as possible. */
export interface ChosenLine {
  id: string
  units: number | undefined
}

export interface ApplicationSearch {
  lines: ChosenLine[]
  /** The application that is edited or replaced; '' for a first one. */
  refund: string
}

const mostLines = 60
const chosenLine = /^([0-9A-Za-z-]{1,40})(?::([1-9]\d{0,3}))?$/

/** `?line=7:2&line=8`: two units of line 7, and all of line 8. */
export function applicationSearch(raw: RawSearch): ApplicationSearch {
  const lines = many(raw, 'line')
    .slice(0, mostLines)
    .flatMap((text): ChosenLine[] => {
      const found = chosenLine.exec(text)
      return found ? [{ id: found[1] ?? '', units: found[2] ? Number(found[2]) : undefined }] : []
    })
  const first = lines.filter(({ id }, at) => lines.findIndex((other) => other.id === id) === at)
  return { lines: first, ...replacedSearch(raw) }
}
