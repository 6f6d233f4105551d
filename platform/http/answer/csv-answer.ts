import { Readable } from 'node:stream'
import { byteOrderMark, csvLine } from '../../csv/index.ts'
import type { PlainAnswer } from '../bind.ts'

interface CsvFile {
  fileName: string
  head: readonly string[]
  /** The lines below the head: a small file at once, a large one in parts, which are sent while others are read. */
  lines: string | Iterable<string> | AsyncIterable<string>
}

/** The answer that a browser saves as a table. */
export function csvAnswer({ fileName, head, lines }: CsvFile): PlainAnswer {
  const first = byteOrderMark + csvLine(head)
  return {
    statusCode: 200,
    contentType: 'text/csv; charset=utf-8',
    fileName,
    body: typeof lines === 'string' ? first + lines : Readable.from(inTurn(first, lines)),
  }
}

async function* inTurn(
  first: string,
  parts: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<string> {
  yield first
  yield* parts
}
