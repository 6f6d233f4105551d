import { NotAVideo, type Erasure } from '../bytes.ts'
import { boxesIn, freed, type Box } from './boxes.ts'
import type { Movie } from './movie.ts'

const stays = { moof: ['mfhd', 'traf'], traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp'] }

const hasBase = 0x1
const hasIndex = 0x2
const hasUsualDuration = 0x8
const hasOffset = 0x1
const hasFirstFlags = 0x4
const hasDuration = 0x100
/** Each of these flags adds four bytes to every sample of `trun`. */
const perSample = [0x100, 0x200, 0x400, 0x800]

function u32(bytes: Buffer, box: Box, at: number): number {
  if (box.content + at + 4 > box.end) throw new NotAVideo(`${box.type} is too short`)
  return bytes.readUInt32BE(box.content + at)
}

/** The track of a fragment, and the duration of its samples unless they have their own. */
function trackOf(bytes: Buffer, tfhd: Box, movie: Movie): { id: number; usual: number } {
  const flags = u32(bytes, tfhd, 0) & 0xffffff
  const id = u32(bytes, tfhd, 4)
  const at = 8 + (flags & hasBase ? 8 : 0) + (flags & hasIndex ? 4 : 0)
  const usual = flags & hasUsualDuration ? u32(bytes, tfhd, at) : (movie.usualDuration.get(id) ?? 0)
  return { id, usual }
}

function durationOf(bytes: Buffer, trun: Box, usual: number): number {
  const flags = u32(bytes, trun, 0) & 0xffffff
  const samples = u32(bytes, trun, 4)
  const head = 8 + (flags & hasOffset ? 4 : 0) + (flags & hasFirstFlags ? 4 : 0)
  const sampleBytes = 4 * perSample.filter((flag) => flags & flag).length
  if (trun.content + head + samples * sampleBytes > trun.end)
    throw new NotAVideo(`trun has ${samples} samples`)
  if (!(flags & hasDuration)) return samples * usual
  let sum = 0
  for (let i = 0; i < samples; i += 1) sum += u32(bytes, trun, head + i * sampleBytes)
  return sum
}

export interface Fragment {
  /** By track, in its time scale. */
  durations: Map<number, number>
  erasures: Erasure[]
}

/** Reads `moof`, a buffer whose first byte is at `base` in the file. */
export function readFragment(bytes: Buffer, base: number, movie: Movie): Fragment {
  const erasures: Erasure[] = []
  const durations = new Map<number, number>()
  const childrenOf = (box: Box, staying: readonly string[]) =>
    boxesIn(bytes, box.content, box.end).filter((child) => {
      const hasPlace = staying.includes(child.type)
      if (!hasPlace) erasures.push(freed(child, base))
      return hasPlace
    })
  const [moof] = boxesIn(bytes, 0, bytes.length)
  if (!moof) throw new NotAVideo('a fragment is empty')
  for (const traf of childrenOf(moof, stays.moof).filter(({ type }) => type === 'traf')) {
    const parts = childrenOf(traf, stays.traf)
    const tfhd = parts.find(({ type }) => type === 'tfhd')
    if (!tfhd) throw new NotAVideo('a fragment has no header')
    const { id, usual } = trackOf(bytes, tfhd, movie)
    if (!movie.tracks.some((track) => track.id === id)) throw new NotAVideo(`track ${id} is not there`)
    for (const trun of parts.filter(({ type }) => type === 'trun'))
      durations.set(id, (durations.get(id) ?? 0) + durationOf(bytes, trun, usual))
  }
  return { durations, erasures }
}
