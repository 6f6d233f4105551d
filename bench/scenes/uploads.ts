import sharp from 'sharp'
import { median, medianOf, type Figures } from '../load/figures.ts'
import { memoryMb } from '../processes.ts'
import { askLoad, type Stage } from '../rounds.ts'
import type { Row } from '../table.ts'

const lookMs = 10
const pictures = 5
const mostBytes = 5 * 1024 * 1024

/** A photograph as of a phone: with a width of 4,000 pixels, it has a little under 5 MB. */
async function aPhotograph(width: number): Promise<Buffer> {
  const height = (width * 3) / 4
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const grain = await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: '#777', noise },
  })
    .png()
    .toBuffer()
  const large = await sharp(grain).resize(width, height).removeAlpha().raw().toBuffer()
  for (let quality = 96; quality > 20; quality -= 4) {
    const photograph = await sharp(large, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer()
    if (photograph.length <= mostBytes) return photograph
  }
  throw new Error('no JPEG quality makes the photograph small enough')
}

/** The result of the work, and the most megabytes of memory that the process held meanwhile. */
async function watched<T>(pid: number, work: Promise<T>): Promise<{ result: T; most: number }> {
  let most = 0
  const look = () => void (most = Math.max(most, memoryMb(pid) ?? 0))
  const timer = setInterval(look, lookMs)
  try {
    const result = await work
    look()
    return { result, most }
  } finally {
    clearInterval(timer)
  }
}

/** A form with five pictures, of another shopper in each round: time per picture and per form, and memory. */
export async function measureUploads(stage: Stage, tokens: readonly string[]): Promise<Row[]> {
  const { sizes, load, mall } = stage
  const photograph = await aPhotograph(sizes.photoWidth)
  const rounds: { figures: Figures; seconds: number; most: number; more: number }[] = []
  for (let round = 0; round <= sizes.rounds; round++) {
    const before = memoryMb(mall.pid) ?? 0
    const startedAt = performance.now()
    const token = tokens[round % tokens.length]!
    const order = { port: mall.port, token, pictures: Array.from({ length: pictures }, () => photograph) }
    const work = askLoad<Figures>(load, { kind: 'uploads', load: order })
    const { result, most } = await watched(mall.pid, work)
    const seconds = (performance.now() - startedAt) / 1_000
    // The first round warms up.
    if (round > 0) rounds.push({ figures: result, seconds, most, more: most - before })
  }
  const megabytes = (photograph.length / 1024 / 1024).toFixed(1)
  const middle = (of: 'seconds' | 'most' | 'more') => median(rounds.map((round) => round[of]))
  return [
    { what: `upload: a picture of ${megabytes} MB`, figures: medianOf(rounds.map(({ figures }) => figures)) },
    { what: 'upload: a form of five', value: `${middle('seconds').toFixed(1)} s` },
    {
      what: 'upload: most memory meanwhile',
      value: `${middle('most').toFixed(0)} MB (+${Math.max(0, middle('more')).toFixed(0)})`,
    },
  ]
}
