import { checked, NotAVideo, UnknownVideo, type Bytes, type Erasure, type Inspected } from '../bytes.ts'
import { boxesOf, freed, type Box } from './boxes.ts'
import { readFragment } from './fragments.ts'
import { readMovie, type Movie, type Track } from './movie.ts'
import type { Range } from './tables.ts'

/** MP4, its older forms, and QuickTime as iPhones write it. */
const brands = [
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'iso7',
  'iso8',
  'iso9',
  'mp41',
  'mp42',
  'mp71',
  'avc1',
  'av01',
  'hvc1',
  'dash',
  'msdh',
  'cmfc',
  'M4V ',
  'M4VH',
  'M4VP',
  'MSNV',
  'XAVC',
  'qt  ',
  '3gp4',
  '3gp5',
  '3gp6',
  '3gp7',
  '3g2a',
]

/** The index of a video of 50 MB has a few megabytes at most. */
const mostIndexBytes = 8 * 1024 * 1024
const mostTracks = 16
const mostDroppedRanges = 20_000

async function checkBrand(bytes: Bytes, first: Box | undefined): Promise<void> {
  if (first?.type !== 'ftyp' || first.end - first.content > 1_024) throw new NotAVideo('no brand')
  const text = (await bytes.read(first.content, first.end - first.content)).toString('latin1')
  const named = [text.slice(0, 4), ...(text.slice(8).match(/[^]{4}/g) ?? [])]
  if (!named.some((one) => brands.includes(one))) throw new UnknownVideo(named.join(' '))
}

function readWhole(bytes: Bytes, { type, start, end }: Box): Promise<Buffer> {
  if (end - start > mostIndexBytes) throw new NotAVideo(`${type} has ${end - start} bytes`)
  return bytes.read(start, end - start)
}

/** The zeros over samples of dropped tracks, which have to be in `mdat`. */
function erasuresOf(ranges: readonly Range[], media: readonly Box[]): Erasure[] {
  if (ranges.length > mostDroppedRanges) throw new NotAVideo(`${ranges.length} ranges of other tracks`)
  return ranges.map(({ start, end }) => {
    if (!media.some((box) => box.content <= start && end <= box.end))
      throw new NotAVideo(`a sample at ${start} is outside the media`)
    return { start, head: Buffer.alloc(0), end }
  })
}

/** Adds up the fragments of the video's track, in seconds. */
async function readFragments(bytes: Bytes, boxes: readonly Box[], movie: Movie, video: Track) {
  const erasures: Erasure[] = []
  let duration = 0
  for (const box of boxes) {
    if (box.type !== 'moof') continue
    const fragment = readFragment(await readWhole(bytes, box), box.start, movie)
    erasures.push(...fragment.erasures)
    duration += fragment.durations.get(video.id) ?? 0
  }
  return { erasures, seconds: duration / video.timescale }
}

const atTop = ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx']

/** Reads the index of an MP4 file and checks it; the coded pictures and the sound are not decoded. */
export async function inspectMp4(bytes: Bytes): Promise<Inspected> {
  const boxes = await boxesOf(bytes)
  await checkBrand(bytes, boxes[0])
  const [index, another] = boxes.filter(({ type }) => type === 'moov')
  const media = boxes.filter(({ type }) => type === 'mdat')
  if (!index || another || media.length === 0) throw new NotAVideo('no index, or two')
  const movie = readMovie(await readWhole(bytes, index), index.start, bytes.size)
  const video = movie.tracks.find(({ kind }) => kind === 'vide')
  if (!video || movie.tracks.length > mostTracks) throw new NotAVideo('no video')
  if (movie.isFragmented && movie.droppedSamples.length > 0)
    throw new UnknownVideo('other tracks in fragments')
  const fragments = await readFragments(bytes, boxes, movie, video)
  const { coded, sizes, chunkOffsets } = video.tables
  if (fragments.seconds === 0 && (sizes.samples === 0 || chunkOffsets.length === 0))
    throw new NotAVideo('no samples')
  return checked({
    width: video.width || coded.width,
    height: video.height || coded.height,
    durationMs: 1_000 * (movie.isFragmented ? Math.max(movie.seconds, fragments.seconds) : movie.seconds),
    erasures: [
      ...boxes.filter(({ type }) => !atTop.includes(type)).map((box) => freed(box)),
      ...movie.erasures,
      ...fragments.erasures,
      ...erasuresOf(movie.droppedSamples, media),
    ],
  })
}
