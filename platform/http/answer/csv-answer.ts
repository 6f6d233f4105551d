import { byteOrderMark, csvLine } from '../../csv/index.ts'
import type { PlainAnswer } from '../bind.ts'
import { begunStream, framed } from './begun-stream.ts'

interface CsvFile {
  fileName: string
  head: readonly string[]
  /** The lines below the head: a small file at once, a large one in parts, which are sent while others are read. */
  lines: string | AsyncGenerator<string, void>
}

/** The answer that a browser saves as a table. Rejects when the first part of the lines cannot be read. */
export async function csvAnswer({ fileName, head, lines }: CsvFile): Promise<PlainAnswer> {
  const first = byteOrderMark + csvLine(head)
  return {
    statusCode: 200,
    contentType: 'text/csv; charset=utf-8',
    fileName,
    body: typeof lines === 'string' ? first + lines : await begunStream(framed(first, lines)),
  }
}
