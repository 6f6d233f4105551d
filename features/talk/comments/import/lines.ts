import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'

export interface Line {
  /** Counted from 1. */
  number: number
  /** Undefined when it cannot be read. */
  text?: string
  fault?: 'too long' | 'not UTF-8'
}

const mostLineBytes = 1024 * 1024
const newline = 0x0a

function lineOf(bytes: Buffer, number: number): Line {
  return isUtf8(bytes)
    ? { number, text: bytes.toString('utf8').replace(/^\ufeff|\r$/g, '') }
    : { number, fault: 'not UTF-8' }
}

/** The lines of a file, in bounded memory; one that is too long is reported and skipped. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0)
  let isTooLong = false
  let number = 1
  for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    let bytes = Buffer.concat([rest, piece])
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline)) {
      yield isTooLong || end > mostLineBytes
        ? { number, fault: 'too long' }
        : lineOf(bytes.subarray(0, end), number)
      isTooLong = false
      number += 1
      bytes = bytes.subarray(end + 1)
    }
    isTooLong ||= bytes.length > mostLineBytes
    rest = isTooLong ? Buffer.alloc(0) : Buffer.from(bytes)
  }
  if (isTooLong) yield { number, fault: 'too long' }
  else if (rest.length > 0) yield lineOf(rest, number)
}
