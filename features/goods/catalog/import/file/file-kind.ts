import { decoderOf, encodingOf } from '@hojip/platform/csv'
import type { RefusalKind } from '@hojip/platform/refusal'
import { fileReasons as no } from './file-reasons.ts'

/** Magic numbers of files that are not tables, in hexadecimal. */
const marks: [beginning: string, reason: RefusalKind<string, undefined>][] = [
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

/** Why a file with these first bytes cannot be a table; undefined when it can. */
export function fileKindOf(head: Buffer): RefusalKind<string, undefined> | undefined {
  if (head.length === 0) return no.empty
  const hex = head.subarray(0, 8).toString('hex')
  const marked = marks.find(([beginning]) => hex.startsWith(beginning))
  if (marked) return marked[1]
  const encoding = encodingOf(head)
  const text = decoderOf(encoding).decode(head.subarray(0, 1_000), { stream: true }).trimStart()
  if (text === '') return no.empty
  if (text.startsWith('<')) return no.isMarkup
  if (/^(\{\s*"|\[\s*[[{"\]])/.test(text)) return no.isJson
  const zeros = !encoding.startsWith('utf-16')
    ? head.subarray(0, 1_000).filter((byte) => byte === 0).length
    : 0
  return zeros > 8 ? no.isBinary : undefined
}
