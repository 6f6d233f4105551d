import type { RefusalKind } from '@hojip/platform/refusal'
import { fileReasons as no } from './file-reasons.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Magic numbers of files that are not tables, in hexadecimal. */
const marks: [beginning: string, reason: RefusalKind][] = [
  ['504b0304', no.isWorkbook],
  ['d0cf11e0', no.isWorkbook],
  ['1f8b', no.isArchive],
  ['526172', no.isArchive],
  ['377abc', no.isArchive],
  ['89504e47', no.isPicture],
  ['ffd8ff', no.isPicture],
  ['47494638', no.isPicture],
  ['52494646', no.isPicture],
  ['25504446', no.isPdf],
]

/** Letters of a UTF-16 header are next to zero bytes, before or after them depending on byte order. */
function zerosAt(head: Buffer, start: 0 | 1): number {
  let zeros = 0
  for (let at = start; at < head.length; at += 2) if (head[at] === 0) zeros += 1
  return zeros / Math.max(1, head.length / 2)
}

/** The encoding, by its byte order mark or, without one, by where the zero bytes of the first letters are. */
export function encodingOf(file: Buffer): Encoding {
  const mark = file.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const head = file.subarray(0, 64)
  if (zerosAt(head, 1) > 0.8 && zerosAt(head, 0) < 0.2) return 'utf-16le'
  if (zerosAt(head, 0) > 0.8 && zerosAt(head, 1) < 0.2) return 'utf-16be'
  return 'utf-8'
}

/** Why a file with these first bytes cannot be a table; undefined when it can. */
export function fileKindOf(head: Buffer): RefusalKind | undefined {
  if (head.length === 0) return no.empty
  const hex = head.subarray(0, 8).toString('hex')
  const marked = marks.find(([beginning]) => hex.startsWith(beginning))
  if (marked) return marked[1]
  const encoding = encodingOf(head)
  const text = new TextDecoder(encoding).decode(head.subarray(0, 1_000), { stream: true }).trimStart()
  if (text === '') return no.empty
  if (text.startsWith('<')) return no.isMarkup
  if (/^(\{\s*"|\[\s*[[{"\]])/.test(text)) return no.isJson
  const zeros = encoding === 'utf-8' ? head.subarray(0, 1_000).filter((byte) => byte === 0).length : 0
  return zeros > 8 ? no.isBinary : undefined
}
