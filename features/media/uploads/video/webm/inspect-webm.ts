import { checked, NotAVideo, UnknownVideo, type Bytes, type Erasure, type Inspected } from '../bytes.ts'
import { clustersEnd, readLength } from './clusters.ts'
import { elementOf, elementsIn, ids, voided, type Element } from './elements.ts'

const mostIndexBytes = 4 * 1024 * 1024
const mostParts = 50_000
const mostTracks = 16

/** What stays in a segment and in its `Info`. Everything else is erased: tags, attached files, chapters, titles. */
const staysInSegment: readonly number[] = [ids.seekHead, ids.info, ids.tracks, ids.cues, ids.cluster]
const staysInInfo: readonly number[] = [ids.timestampScale, ids.duration, ids.muxingApp, ids.writingApp]

const codecs = ['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS']

interface Part {
  bytes: Buffer
  base: number
  children: Element[]
}

async function partOf(bytes: Bytes, { content, end }: Element): Promise<Part> {
  if (end - content > mostIndexBytes) throw new NotAVideo(`an index of ${end - content} bytes`)
  const buffer = await bytes.read(content, end - content)
  return { bytes: buffer, base: content, children: elementsIn(buffer, 0, buffer.length) }
}

function childrenOf({ bytes }: Part, { content, end }: Element): Element[] {
  return elementsIn(bytes, content, end)
}

function numberOf({ bytes }: Part, { content, end }: Element): number {
  if (end - content > 6) throw new NotAVideo('a number is too long')
  return end === content ? 0 : bytes.readUIntBE(content, end - content)
}

function textOf({ bytes }: Part, { content, end }: Element): string {
  return bytes.toString('latin1', content, Math.min(end, content + 64)).replace(/\0+$/, '')
}

function floatOf({ bytes }: Part, { content, end }: Element): number {
  if (end - content === 4) return bytes.readFloatBE(content)
  if (end - content === 8) return bytes.readDoubleBE(content)
  throw new NotAVideo('a duration is no number')
}

/** The parts of the segment, which have to fill it. A cluster of unknown size ends where the next part begins. */
async function partsOf(bytes: Bytes, segment: Element): Promise<Element[]> {
  const parts: Element[] = []
  let at = segment.content
  while (at < segment.end) {
    const one = await elementOf(bytes, at, segment.end)
    if (parts.length >= mostParts) throw new NotAVideo('too many parts')
    if (one.isOpen && one.id !== ids.cluster) throw new NotAVideo(`a part at ${at} has no size`)
    const part = one.isOpen ? { ...one, end: await clustersEnd(bytes, one) } : one
    parts.push(part)
    at = part.end
  }
  return parts
}

function readInfo(info: Part) {
  const one = (id: number) => info.children.find((child) => child.id === id)
  const [scale, duration] = [one(ids.timestampScale), one(ids.duration)]
  const tickMs = (scale ? numberOf(info, scale) : 1_000_000) / 1_000_000
  const erasures = info.children.filter(({ id }) => !staysInInfo.includes(id))
  return {
    tickMs,
    ticks: duration ? floatOf(info, duration) : undefined,
    erasures: erasures.map((child) => voided(child, info.base)),
  }
}

/** The size of the picture when the entry is a video's. */
function readEntry(tracks: Part, entry: Element, erasures: Erasure[]) {
  const children = childrenOf(tracks, entry)
  const one = (id: number) => children.find((child) => child.id === id)
  const [type, codec, video] = [one(ids.trackType), one(ids.codecId), one(ids.video)]
  if (one(ids.contentEncodings)) throw new UnknownVideo('packed or encrypted')
  if (!type || !codec || !codecs.includes(textOf(tracks, codec))) throw new UnknownVideo('an unknown track')
  for (const child of children)
    if (child.id === ids.trackName || child.id === ids.crc) erasures.push(voided(child, tracks.base))
  if (numberOf(tracks, type) !== 1 || !video) return []
  const inVideo = childrenOf(tracks, video)
  const side = (id: number) => {
    const found = inVideo.find((child) => child.id === id)
    return found ? numberOf(tracks, found) : 0
  }
  return [{ width: side(ids.pixelWidth), height: side(ids.pixelHeight) }]
}

function readTracks(tracks: Part) {
  const erasures = tracks.children
    .filter(({ id }) => id !== ids.trackEntry)
    .map((child) => voided(child, tracks.base))
  const entries = tracks.children.filter(({ id }) => id === ids.trackEntry)
  if (entries.length > mostTracks) throw new NotAVideo(`${entries.length} tracks`)
  const [size] = entries.flatMap((entry) => readEntry(tracks, entry, erasures))
  if (!size) throw new NotAVideo('no video')
  return { size, erasures }
}

/** Entries that lead to a part that is erased, so that players do not look for it. */
function deadSeeks(head: Part): Erasure[] {
  const isDead = (seek: Element) => {
    const id = childrenOf(head, seek).find((child) => child.id === ids.seekId)
    return !id || !staysInSegment.includes(numberOf(head, id))
  }
  return head.children
    .filter((child) => child.id !== ids.seek || isDead(child))
    .map((child) => voided(child, head.base))
}

async function segmentOf(bytes: Bytes): Promise<Element> {
  const head = await elementOf(bytes, 0, bytes.size)
  if (head.id !== ids.ebml || head.isOpen) throw new NotAVideo('no EBML')
  const part = await partOf(bytes, head)
  const docType = part.children.find(({ id }) => id === ids.docType)
  if (!docType || textOf(part, docType) !== 'webm') throw new UnknownVideo('Matroska')
  const segment = await elementOf(bytes, head.end, bytes.size)
  if (segment.id !== ids.segment || segment.end !== bytes.size) throw new NotAVideo('no segment')
  return segment
}

/** Reads the index of a WebM file and checks it; the coded pictures and the sound are not decoded. */
export async function inspectWebm(bytes: Bytes): Promise<Inspected> {
  const parts = await partsOf(bytes, await segmentOf(bytes))
  const partsWith = (id: number) => parts.filter((part) => part.id === id)
  const [infoPart, otherInfo] = partsWith(ids.info)
  const [tracksPart, otherTracks] = partsWith(ids.tracks)
  const seeks = partsWith(ids.seekHead)
  const lastCluster = partsWith(ids.cluster).at(-1)
  if (!infoPart || otherInfo || !tracksPart || otherTracks || !lastCluster) throw new NotAVideo('no index')
  const info = readInfo(await partOf(bytes, infoPart))
  const tracks = readTracks(await partOf(bytes, tracksPart))
  const heads = await Promise.all(seeks.slice(0, 8).map((seek) => partOf(bytes, seek)))
  return checked({
    ...tracks.size,
    durationMs: (info.ticks ?? (await readLength(bytes, lastCluster))) * info.tickMs,
    erasures: [
      ...parts.filter(({ id }) => !staysInSegment.includes(id)).map((part) => voided(part)),
      ...info.erasures,
      ...tracks.erasures,
      ...heads.flatMap(deadSeeks),
    ],
  })
}
