import { NotAVideo, type Bytes, type Erasure } from '../bytes.ts'

/** An EBML element (RFC 8794). */
export interface Element {
  id: number
  start: number
  content: number
  /** Where the parent ends when the size is unknown, as browsers record it. */
  end: number
  isOpen: boolean
}

export const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackName: 0x536e,
  trackType: 0x83,
  codecId: 0x86,
  contentEncodings: 0x6d80,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  void: 0xec,
  crc: 0xbf,
} as const

/** How many bytes a number of variable length has, by its first byte; 0 when it is longer than eight. */
function lengthOf(first: number): number {
  return first === 0 ? 0 : Math.clz32(first) - 23
}

/** The header of an element: its bytes, or fewer where the parent ends. */
function elementAt(head: Buffer, start: number, limit: number): Element {
  const idLength = lengthOf(head[0] ?? 0)
  const sizeLength = lengthOf(head[idLength] ?? 0)
  const isWhole = idLength >= 1 && idLength <= 4 && sizeLength >= 1 && idLength + sizeLength <= head.length
  if (!isWhole) throw new NotAVideo(`no element at ${start}`)
  const id = head.readUIntBE(0, idLength)
  const mask = 2 ** (7 * sizeLength) - 1
  const size = Number(
    BigInt.asUintN(7 * sizeLength, BigInt(`0x${head.toString('hex', idLength, idLength + sizeLength)}`)),
  )
  const isOpen = sizeLength === 8 ? size >= mask : size === mask
  const content = start + idLength + sizeLength
  if (!isOpen && content + size > limit) throw new NotAVideo(`an element at ${start} has ${size} bytes`)
  return { id, start, content, end: isOpen ? limit : content + size, isOpen }
}

const headBytes = 12

export async function elementOf(bytes: Bytes, at: number, limit: number): Promise<Element> {
  return elementAt(await bytes.read(at, Math.min(headBytes, limit - at)), at, limit)
}

/** More elements than that in one parent are not a recording. */
const mostElements = 10_000

/** The elements of a buffer's range, which they have to fill. */
export function elementsIn(bytes: Buffer, from: number, to: number): Element[] {
  const found: Element[] = []
  for (let at = from; at < to; at = found.at(-1)!.end) {
    const one = elementAt(bytes.subarray(at, Math.min(at + headBytes, to)), at, to)
    if (one.isOpen || found.length >= mostElements) throw new NotAVideo(`no element fits at ${at}`)
    found.push(one)
  }
  return found
}

/** Turns an element into `Void` of the same length. `base` is the position of its buffer in the file. */
export function voided({ start, end }: Element, base = 0): Erasure {
  const length = end - start
  const head = Buffer.alloc(length <= 128 ? 2 : 9)
  head[0] = ids.void
  if (length <= 128) head[1] = 0x80 | (length - 2)
  else {
    head.writeBigUInt64BE(BigInt(length - 9), 1)
    head[1] = 0x01
  }
  return { start: base + start, head, end: base + end }
}
