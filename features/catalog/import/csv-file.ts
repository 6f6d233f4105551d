import { open, type FileHandle } from 'node:fs/promises'
import { endScan, scanPiece, startScan, type CsvRow, type Place } from './csv-scan.ts'

/** The file cannot be imported at all; each fault is a sentence. */
export class UnreadableFile extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('; '))
    this.name = 'UnreadableFile'
    this.faults = faults
  }
}

const pieceBytes = 256 * 1024
/** Beyond so many open quotes it is no table any more. */
const mostResumes = 100

const firstBytes = async (file: FileHandle): Promise<Place> => {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(3), position: 0 })
  const head = buffer.subarray(0, bytesRead)
  if (bytesRead === 0) throw new UnreadableFile(['the file is empty'])
  if (['fffe', 'feff'].includes(head.subarray(0, 2).toString('hex')))
    throw new UnreadableFile(['the file is UTF-16; save it as UTF-8'])
  return { offset: head.toString('hex') === 'efbbbf' ? 3 : 0, line: 1 }
}

/** The rows from one place on; its result is where to go on after an open quote. */
const rowsFrom = async function* (
  file: FileHandle,
  start: Place,
  onRead: (offset: number) => void,
): AsyncGenerator<CsvRow, Place | undefined> {
  const scan = startScan(start)
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
 * Reads the rows of a CSV file (RFC 4180; UTF-8 with or without a mark, any line ends), header included, in bounded
 * memory. Rows that are broken are given with their fault, and those after them are read.
 * @param onRead told how many bytes are read
 */
export const readCsv = async function* (
  path: string,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<CsvRow> {
  const file = await open(path).catch((error: unknown) => {
    throw new UnreadableFile([
      `cannot open ${path}: ${error instanceof Error ? error.message : String(error)}`,
    ])
  })
  try {
    let next: Place | undefined = await firstBytes(file)
    for (let resumes = 0; next; resumes++) {
      if (resumes > mostResumes)
        throw new UnreadableFile([`more than ${mostResumes} quotation marks are left open`])
      next = yield* rowsFrom(file, next, onRead)
    }
  } finally {
    await file.close()
  }
}
