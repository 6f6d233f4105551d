/**
 * Makes the videos of the demo's products from their pictures: a slow look at each, without sound. Needs ffmpeg, which
 * nothing else in the project does. Run `npm run generate:demo-videos` after changing one of these pictures.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const pictures = join(import.meta.dirname, '../pictures')
const side = 640
const framesPerSecond = 25
const secondsEach = 3
const fadeSeconds = 0.5

/** The pictures of each video, first the product's main one: pages show that before it plays. */
const videos = { kimchi: ['kimchi', 'kimchi-2', 'kimchi-3'], armchair: ['armchair'] }

/** Moves slowly into a picture, or out of every second one. Enlarged first: the movement would jump by whole pixels. */
function movement(at: number, seconds: number): string {
  const frames = seconds * framesPerSecond
  const part = at % 2 === 0 ? `on/${frames}` : `(1-on/${frames})`
  const zoom = `z='1+0.18*${part}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2'`
  return `scale=${side * 4}:${side * 4},zoompan=${zoom}:d=${frames}:s=${side}x${side}:fps=${framesPerSecond}`
}

function make(name: string, shown: readonly string[]): void {
  const seconds = shown.length === 1 ? 2 * secondsEach : secondsEach
  const inputs = shown.flatMap((picture) => ['-i', join(pictures, `${picture}.webp`)])
  const shots = shown.map((_, at) => `[${at}:v]${movement(at, seconds)}[v${at}]`)
  const joins = shown.slice(1).map((_, at) => {
    const [before, after] = [at === 0 ? 'v0' : `j${at}`, `v${at + 1}`]
    const offset = (at + 1) * (seconds - fadeSeconds)
    return `[${before}][${after}]xfade=duration=${fadeSeconds}:offset=${offset}[j${at + 1}]`
  })
  const last = shown.length === 1 ? 'v0' : `j${shown.length - 1}`
  // Baseline H.264, which every browser plays, with its index first, so that it plays while it loads.
  const encoding = [
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-profile:v',
    'baseline',
    '-preset',
    'veryslow',
    '-crf',
    '30',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ]
  const filters = ['-filter_complex', [...shots, ...joins].join(';'), '-map', `[${last}]`, '-an']
  const target = join(import.meta.dirname, `${name}.mp4`)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...filters, ...encoding, target])
}

for (const [name, shown] of Object.entries(videos)) make(name, shown)
