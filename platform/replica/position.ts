import { sql, type RawBuilder } from 'kysely'

/** A place in the log of the primary (an LSN): everything that was committed before it lies below. */
export type Position = bigint

/** Above every position that there can be: only the primary has everything. */
export const everything: Position = 0xffff_ffff_ffff_ffffn

const pageBytes = 8_192n
/** What begins a page of the log, and the first page of a file of it. */
const headerBytes: readonly bigint[] = [24n, 40n]

/**
 * Reads PostgreSQL's form, such as `1/A0`. The next record is written behind the head of a page, while a replica reports
 * the end of the last record, which lies before that head; they are the same place.
 */
export function positionOf(lsn: string): Position {
  const [high = '', low = ''] = lsn.split('/')
  const position = (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
  const inPage = position % pageBytes
  return headerBytes.includes(inPage) ? position - inPage : position
}

const form = /^[0-9a-f]{16}$/

/** As 16 hexadecimal digits. */
export function positionText(position: Position): string {
  return position.toString(16).padStart(16, '0')
}

/** Undefined for anything but 16 hexadecimal digits. */
export function positionOfText(text: string): Position | undefined {
  return form.test(text) ? BigInt(`0x${text}`) : undefined
}

/** A column more of a statement: where the primary's log was when the statement ran. */
export const positionColumn: RawBuilder<unknown> = sql`, pg_current_wal_insert_lsn()::text as lsn`
