import { NotAVideo, UnknownVideo, type Erasure } from '../bytes.ts'
import { boxesIn, freed, type Box } from './boxes.ts'
import { sampleRanges, tablesOf, type Range, type Tables } from './tables.ts'

/**
 * The boxes that stay, by parent. Everything else is erased: texts, places, cover pictures, notes of cameras. A player
 * needs none of it.
 */
const stays: Record<string, readonly string[]> = {
  moov: ['mvhd', 'trak', 'mvex'],
  mvex: ['mehd', 'trex'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: [
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stss',
    'stsc',
    'stsz',
    'stz2',
    'stco',
    'co64',
    'sdtp',
    'sgpd',
    'sbgp',
  ],
}

const videoCodecs = ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09', 'vp08']

export interface Track {
  id: number
  kind: string
  timescale: number
  width: number
  height: number
  tables: Tables
}

export interface Movie {
  tracks: Track[]
  /** In seconds; 0 when the header does not contain it, as in fragmented files. */
  seconds: number
  isFragmented: boolean
  /** Duration of a sample by track, unless its fragment sets another. */
  usualDuration: Map<number, number>
  erasures: Erasure[]
  /** Samples of tracks that are erased: subtitles, sensors, places. */
  droppedSamples: Range[]
}

function u32(bytes: Buffer, box: Box, at: number): number {
  if (box.content + at + 4 > box.end) throw new NotAVideo(`${box.type} is too short`)
  return bytes.readUInt32BE(box.content + at)
}

function u64(bytes: Buffer, box: Box, at: number): number {
  return u32(bytes, box, at) * 2 ** 32 + u32(bytes, box, at + 4)
}

/** Time scale and duration of `mvhd` or `mdhd`; a duration of all ones means that it is unknown. */
function timesOf(bytes: Buffer, box: Box): { timescale: number; duration: number } {
  const isLong = u32(bytes, box, 0) >>> 24 === 1
  const timescale = u32(bytes, box, isLong ? 20 : 12)
  const duration = isLong ? u64(bytes, box, 24) : u32(bytes, box, 16)
  if (timescale === 0) throw new NotAVideo(`${box.type} has no time scale`)
  return { timescale, duration: duration >= (isLong ? 2 ** 63 : 2 ** 32 - 1) ? 0 : duration }
}

/** Track id, and the size as shown: a phone that is held upright records a turned picture. */
function headOf(bytes: Buffer, box: Box): { id: number; width: number; height: number } {
  const shift = u32(bytes, box, 0) >>> 24 === 1 ? 12 : 0
  const id = u32(bytes, box, 12 + (shift ? 8 : 0))
  const [a, d] = [u32(bytes, box, 40 + shift), u32(bytes, box, 56 + shift)]
  const [width, height] = [u32(bytes, box, 76 + shift) >>> 16, u32(bytes, box, 80 + shift) >>> 16]
  return a === 0 && d === 0 ? { id, width: height, height: width } : { id, width, height }
}

function only(boxes: readonly Box[], type: string, parent: string): Box {
  const [found, ...others] = boxes.filter((box) => box.type === type)
  if (!found || others.length > 0)
    throw new NotAVideo(`${parent} has ${found ? 1 + others.length : 'no'} ${type}`)
  return found
}

/** Sample data has to be in the file itself: a reference must not name another file. */
function checkReferences(bytes: Buffer, dref: Box): void {
  for (const one of boxesIn(bytes, dref.content + 8, dref.end))
    if ((u32(bytes, one, 0) & 1) === 0) throw new NotAVideo('a track refers to another file')
}

/** Reads `moov`, a buffer whose first byte is at `base` in the file. */
export function readMovie(bytes: Buffer, base: number, fileSize: number): Movie {
  const erasures: Erasure[] = []
  const droppedSamples: Range[] = []
  const usualDuration = new Map<number, number>()
  const childrenOf = (box: Box): Box[] => {
    const [staying, erased] = [[] as Box[], [] as Box[]]
    for (const child of boxesIn(bytes, box.content, box.end))
      (stays[box.type]!.includes(child.type) ? staying : erased).push(child)
    erasures.push(...erased.map((child) => freed(child, base)))
    return staying
  }
  const oneOf = (box: Box, ...types: string[]) =>
    types.reduce((parent, type) => only(childrenOf(parent), type, parent.type), box)

  const readTrack = (trak: Box): Track | undefined => {
    // Looked at without erasing first: a track that is dropped is erased as a whole.
    const plain = boxesIn(bytes, trak.content, trak.end)
    const media = boxesIn(bytes, ...inside(only(plain, 'mdia', 'trak')))
    const kind = bytes.toString('latin1', ...word(bytes, only(media, 'hdlr', 'mdia'), 8))
    const isPlayed = kind === 'vide' || kind === 'soun'
    if (!isPlayed) {
      erasures.push(freed(trak, base))
      const info = media.find(({ type }) => type === 'minf')
      const table = info && boxesIn(bytes, ...inside(info)).find(({ type }) => type === 'stbl')
      if (table) droppedSamples.push(...sampleRanges(tablesOf(bytes, table, fileSize)))
      return undefined
    }
    const parts = childrenOf(trak)
    for (const edits of parts.filter(({ type }) => type === 'edts')) childrenOf(edits)
    const inMedia = childrenOf(only(parts, 'mdia', 'trak'))
    const inInfo = childrenOf(only(inMedia, 'minf', 'mdia'))
    checkReferences(bytes, oneOf(only(inInfo, 'dinf', 'minf'), 'dref'))
    const stbl = only(inInfo, 'stbl', 'minf')
    childrenOf(stbl)
    const tables = tablesOf(bytes, stbl, fileSize)
    if (kind === 'vide' && !videoCodecs.includes(tables.codec)) throw new UnknownVideo(tables.codec)
    const { timescale } = timesOf(bytes, only(inMedia, 'mdhd', 'mdia'))
    return { ...headOf(bytes, only(parts, 'tkhd', 'trak')), kind, timescale, tables }
  }

  const moov = only(boxesIn(bytes, 0, bytes.length), 'moov', 'the file')
  const inMovie = childrenOf(moov)
  const { timescale, duration } = timesOf(bytes, only(inMovie, 'mvhd', 'moov'))
  const extension = inMovie.find(({ type }) => type === 'mvex')
  for (const trex of extension ? childrenOf(extension) : [])
    if (trex.type === 'trex') usualDuration.set(u32(bytes, trex, 4), u32(bytes, trex, 12))
  const tracks = inMovie.flatMap((box) => (box.type === 'trak' ? (readTrack(box) ?? []) : []))
  const [isFragmented, seconds] = [extension !== undefined, duration / timescale]
  return { tracks, seconds, isFragmented, usualDuration, erasures, droppedSamples }
}

function inside({ content, end }: Box): [number, number] {
  return [content, end]
}

/** The range of four letters in a box. */
function word(bytes: Buffer, box: Box, at: number): [number, number] {
  u32(bytes, box, at)
  return [box.content + at, box.content + at + 4]
}
