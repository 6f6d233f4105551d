import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'videos')

/** What the recordings contain beside their video: a comment and a place. */
export const canaries = ['canary-of-mei', '+37.5665+126.9780/']

/**
 * Two seconds of 160 × 120, made by ffmpeg: `phone.mp4` (a place in `udta`), `camera.mov` (QuickTime with a track of time
 * codes), `recorded.mp4` (fragments, as browsers record), `clip.webm` (tags), `live.webm` (no duration, open sizes).
 */
export function aRecording(
  name: 'phone.mp4' | 'camera.mov' | 'recorded.mp4' | 'clip.webm' | 'live.webm',
): Buffer {
  return readFileSync(join(folder, name))
}

export function box(type: string, ...content: (Buffer | number[])[]): Buffer {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inside.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inside])
}

/** The recording with another number at a place: `offset` bytes after the name of the box. */
export function withNumber(bytes: Buffer, type: string, offset: number, value: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt32BE(value, changed.indexOf(type, 0, 'latin1') + offset)
  return changed
}

/** The recording with one text in place of another of the same length. */
export function withText(bytes: Buffer, text: string, other: string): Buffer {
  const changed = Buffer.from(bytes)
  changed.write(other, changed.indexOf(text, 0, 'latin1'), 'latin1')
  return changed
}
