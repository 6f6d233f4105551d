import { UnknownOutcome } from './gateway.ts'

/** A line of a bill, by column name. */
export type BillRow = Record<string, string>

/** The value of a required column; throws `UnknownOutcome` when it is missing. */
export function cellOf(row: BillRow, name: string): string {
  const value = row[name]
  if (value === undefined || value === '') throw new UnknownOutcome(`the bill has no ${name}`)
  return value
}
