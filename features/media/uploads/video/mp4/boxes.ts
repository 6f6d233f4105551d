import { NotAVideo, type Bytes, type Erasure } from '../bytes.ts'

/** A box (ISO/IEC 14496-12): its positions are those of the buffer or file that it was read from. */
export interface Box {
  type: string
  start: number
  /** Where its content begins. */
  content: number
  end: number
}

/** More boxes than that in one parent are not a recording. */
const mostBoxes = 50_000

/** The header at a position. `limit` is the end of the parent. */
function boxAt(head: Buffer, start: number, limit: number): Box {
  const short = head.readUInt32BE(0)
  const type = head.toString('latin1', 4, 8)
  const isLong = short === 1
  if (isLong && head.length < 16) throw new NotAVideo(`a box at ${start} is cut`)
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short
  const headBytes = isLong ? 16 : 8
  // Size 0 would mean "to the end of the file"; no camera or phone writes it.
  if (size < headBytes || start + size > limit) throw new NotAVideo(`a box at ${start} has ${size} bytes`)
  return { type, start, content: start + headBytes, end: start + size }
}

/** The boxes of a buffer's range, which they have to fill. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  let at = from
  while (at < to) {
    // QuickTime ends some lists by four zeros.
    if (to - at === 4 && bytes.readUInt32BE(at) === 0) break
    if (to - at < 8 || boxes.length >= mostBoxes) throw new NotAVideo(`no box fits at ${at}`)
    const box = boxAt(bytes.subarray(at, Math.min(at + 16, to)), at, to)
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** The boxes of a whole file, which they have to fill. */
export async function boxesOf(bytes: Bytes): Promise<Box[]> {
  const boxes: Box[] = []
  let at = 0
  while (at < bytes.size) {
    const left = bytes.size - at
    if (left < 8 || boxes.length >= mostBoxes) throw new NotAVideo(`no box fits at ${at}`)
    const box = boxAt(await bytes.read(at, Math.min(16, left)), at, bytes.size)
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Turns a box into free space of the same length. `base` is the position of its buffer in the file. */
export function freed({ start, content, end }: Box, base = 0): Erasure {
  const isLong = content - start === 16
  const head = Buffer.alloc(isLong ? 16 : 8)
  head.writeUInt32BE(isLong ? 1 : end - start)
  head.write('free', 4, 'latin1')
  if (isLong) head.writeBigUInt64BE(BigInt(end - start), 8)
  return { start: base + start, head, end: base + end }
}
