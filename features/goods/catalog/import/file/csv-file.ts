import { open, type FileHandle } from 'node:fs/promises'
import { refuse } from '@hojip/platform/refusal'
import { endScan, scanPiece, startScan, type CsvRow, type Place } from './csv-scan.ts'
import { fileReasons } from './file-reasons.ts'
import { openSource, pieceBytes } from './source.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A file with more open quotes than this is not a table. */
const mostResumes = 100

interface Table {
  file: FileHandle
  separator: number
  onRead: (offset: number) => void
}

/** Yields the rows from a place on; returns where to resume after an open quote. */
async function* rowsFrom(
  { file, separator, onRead }: Table,
  start: Place,
): AsyncGenerator<CsvRow, Place | undefined> {
  const scan = startScan(start, separator)
  const piece = Buffer.allocUnsafe(pieceBytes)
  for (let position = start.offset; ;) {
    const { bytesRead } = await file.read({ buffer: piece, position })
    const found = bytesRead === 0 ? endScan(scan) : scanPiece(scan, piece.subarray(0, bytesRead))
    yield* found.rows
    if (found.broken) {
      const { resume, ...row } = found.broken
      yield row
      return resume
    }
    if (bytesRead === 0) return undefined
    onRead((position += bytesRead))
  }
}

/**
 * Reads the rows of a CSV file (RFC 4180; commas, semicolons or tabs; UTF-8, UTF-16, GB 18030 or CP949, any line ends), header
 * included, in bounded memory. Broken rows are yielded with their fault, and reading goes on after them.
 * @param onRead called with the number of bytes read
 */
export async function* readCsv(
  path: string,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<CsvRow> {
  const source = await openSource(path)
  try {
    const file = await open(source.path)
    try {
      const table = { file, separator: source.separator, onRead }
      let next: Place | undefined = source.start
      for (let resumes = 0; next; resumes++) {
        if (resumes > mostResumes)
          throw new UnreadableFile([refuse(fileReasons.tooManyQuotes, { most: mostResumes })])
        next = yield* rowsFrom(table, next)
      }
    } finally {
      await file.close()
    }
  } finally {
    await source.remove()
  }
}
