import { NotAVideo } from '../bytes.ts'
import { boxesIn, type Box } from './boxes.ts'

/** Bytes of the file, from the first to the one after the last. */
export interface Range {
  start: number
  end: number
}

interface SampleSizes {
  samples: number
  /** The bytes of so many samples together; samples that are not there have none. */
  sum(first: number, count: number): number
}

/** The sample tables of a track, checked against their boxes and the file. */
export interface Tables {
  /** Four letters: `avc1`, `mp4a`. */
  codec: string
  /** Size of the coded picture; 0 × 0 in tracks of sound. */
  coded: { width: number; height: number }
  sizes: SampleSizes
  chunkOffsets: number[]
  /** For each run of chunks: the number of its first chunk, from 1, and the samples in each. */
  runs: { first: number; samples: number }[]
}

/** Reads a table of `entries` after `skipped` bytes, which has to fit into its box. */
function tableOf(bytes: Buffer, box: Box, skipped: number, entryBytes: number) {
  const head = box.content + skipped
  if (head + 4 > box.end) throw new NotAVideo(`${box.type} is too short`)
  const count = bytes.readUInt32BE(head)
  if (head + 4 + count * entryBytes > box.end) throw new NotAVideo(`${box.type} has ${count} entries`)
  return { count, at: (entry: number, offset = 0) => head + 4 + entry * entryBytes + offset }
}

function codecOf(bytes: Buffer, box: Box) {
  const entries = boxesIn(bytes, box.content + 8, box.end)
  const [first] = entries
  if (!first || entries.length > 16) throw new NotAVideo('the kind of a track is unknown')
  const isLong = first.end - first.content >= 28
  return {
    codec: first.type,
    coded: isLong
      ? { width: bytes.readUInt16BE(first.content + 24), height: bytes.readUInt16BE(first.content + 26) }
      : { width: 0, height: 0 },
  }
}

/** The sizes of samples: all the same, or each its own. They cannot be longer than the file. */
function sizesOf(bytes: Buffer, box: Box | undefined, fileSize: number): SampleSizes {
  if (!box) return { samples: 0, sum: () => 0 }
  if (box.content + 8 > box.end) throw new NotAVideo('stsz is too short')
  const same = bytes.readUInt32BE(box.content + 4)
  const { count: samples, at } = tableOf(bytes, box, 8, same === 0 ? 4 : 0)
  const sum = (first: number, count: number) => {
    const last = Math.min(samples, first + count)
    if (same > 0) return Math.max(0, last - first) * same
    let bytesOfAll = 0
    for (let i = first; i < last; i += 1) bytesOfAll += bytes.readUInt32BE(at(i))
    return bytesOfAll
  }
  if (sum(0, samples) > fileSize) throw new NotAVideo('the samples are longer than the file')
  return { samples, sum }
}

function offsetsOf(bytes: Buffer, box: Box | undefined, fileSize: number): number[] {
  if (!box) return []
  const isLong = box.type === 'co64'
  const { count, at } = tableOf(bytes, box, 4, isLong ? 8 : 4)
  return Array.from({ length: count }, (_, i) => {
    const offset = isLong ? Number(bytes.readBigUInt64BE(at(i))) : bytes.readUInt32BE(at(i))
    if (offset >= fileSize) throw new NotAVideo(`a chunk at ${offset} is outside the file`)
    return offset
  })
}

/** Tables of equal entries that are checked only for their length: entries after so many bytes, each so long. */
const plainTables: Record<string, number> = { stts: 8, ctts: 8, stss: 4 }

/** Reads `stbl`. Throws `NotAVideo` when a table is longer than its box, or a chunk is outside the file. */
export function tablesOf(bytes: Buffer, stbl: Box, fileSize: number): Tables {
  const boxes = new Map<string, Box>()
  for (const box of boxesIn(bytes, stbl.content, stbl.end)) {
    if (boxes.has(box.type) && box.type !== 'sgpd' && box.type !== 'sbgp')
      throw new NotAVideo(`stbl has two ${box.type}`)
    boxes.set(box.type, box)
  }
  for (const [type, entryBytes] of Object.entries(plainTables)) {
    const box = boxes.get(type)
    if (box) tableOf(bytes, box, 4, entryBytes)
  }
  const kinds = boxes.get('stsd')
  const chunks = boxes.get('stsc')
  if (!kinds || !chunks) throw new NotAVideo('stbl lacks a table')
  const runs = tableOf(bytes, chunks, 4, 12)
  return {
    ...codecOf(bytes, kinds),
    sizes: sizesOf(bytes, boxes.get('stsz'), fileSize),
    chunkOffsets: offsetsOf(bytes, boxes.get('stco') ?? boxes.get('co64'), fileSize),
    runs: Array.from({ length: runs.count }, (_, i) => ({
      first: bytes.readUInt32BE(runs.at(i)),
      samples: bytes.readUInt32BE(runs.at(i, 4)),
    })),
  }
}

/** Where the samples of a track are in the file. */
export function sampleRanges({ chunkOffsets, runs, sizes }: Tables): Range[] {
  let sample = 0
  let run = 0
  return chunkOffsets.map((start, i) => {
    while (run + 1 < runs.length && runs[run + 1]!.first <= i + 1) run += 1
    const count = runs[run]?.samples ?? 0
    const end = start + sizes.sum(sample, count)
    sample += count
    return { start, end }
  })
}
