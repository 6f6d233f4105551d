import { refuse } from '@hojip/platform/refusal'
import type { Column } from '../../rules/file-columns.ts'
import { readHeader, type Header } from '../columns.ts'
import { groupRows, type ProductRows } from '../product-rows.ts'
import { importReasons } from '../reasons.ts'
import { readCsv } from './csv-file.ts'
import type { CsvRow } from './csv-scan.ts'
import { fileReasons } from './file-reasons.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A table of products that has been opened. */
export interface ProductFile {
  /** The cells of the first line. */
  head: readonly string[]
  columns: readonly Column[]
  has(column: Column): boolean
  /** Whether the mall has made the file. */
  isOwn: boolean
  /** Whether its cells are guarded against being run as formulas, so that `unguarded` restores their text. */
  isGuarded: boolean
  /** The rows of each product, in the file's order. Read it once, to its end or until `close`. */
  groups: AsyncGenerator<ProductRows>
  close(): Promise<void>
}

/** Refuses a second group of rows with the same handle, which would overwrite the first. */
function checked(group: ProductRows, seen: Set<string>, header: Header): ProductRows {
  const line = group.rows[0]?.line ?? 0
  const isAgain = seen.has(group.handle)
  if (group.handle) seen.add(group.handle)
  if (!isAgain) return group
  const column = header.nameAt(header.handleAt)
  const again = { line, column, reason: refuse(importReasons.doubledHandle) }
  return { ...group, faults: [again, ...group.faults] }
}

async function* groupsOf(lines: AsyncIterable<CsvRow>, header: Header): AsyncGenerator<ProductRows> {
  const seen = new Set<string>()
  for await (const group of groupRows(lines, header)) yield checked(group, seen, header)
}

/**
 * Opens a table of products. Throws `UnreadableFile` when the file as a whole cannot be used.
 * @param onRead called with the number of bytes read
 */
export async function openProductFile(path: string, onRead?: (bytes: number) => void): Promise<ProductFile> {
  const lines = readCsv(path, onRead)
  const close = async () => void (await lines.return(undefined))
  try {
    const first = await lines.next()
    if (first.done || first.value.fault) throw new UnreadableFile([refuse(fileReasons.noHeader)])
    const head = first.value.cells
    const header = readHeader(head)
    const has = (column: Column) => header.places.has(column)
    const { isOwn, isGuarded } = header
    return {
      head,
      columns: [...header.places.keys()],
      has,
      isOwn,
      isGuarded,
      groups: groupsOf(lines, header),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Whether PostgreSQL rejected a value. Any other error is not the product's fault. */
export function isAboutData(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '')
}
