import { UnknownOutcome } from './gateway.ts'

/** A line of a bill, by the names of its columns. */
export type BillRow = Record<string, string>

/** What a bill cannot do without. */
export function cellOf(row: BillRow, name: string): string {
  const value = row[name]
  if (value === undefined || value === '') throw new UnknownOutcome(`the bill has no ${name}`)
  return value
}
