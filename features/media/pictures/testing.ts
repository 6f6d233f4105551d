import { zip } from '@hojip/platform/collections'
import http from 'node:http'
import sharp from 'sharp'

/** A valid picture of one color. */
export function aPicture(width = 600, height = 400, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png') {
  return sharp({ create: { width, height, channels: 3, background: '#3a7d6c' } })
    .toFormat(format)
    .toBuffer()
}

export interface PictureHost {
  port: number
  /** The requested paths, in order. */
  asked: string[]
  /** The most concurrent requests. */
  mostAtOnce: number
  stop: () => Promise<void>
}

type Answer = { status?: number; headers?: Record<string, string>; body?: Buffer | string }

/** A server on this machine with the given responses. */
export async function aPictureHost(answers: Record<string, Answer>): Promise<PictureHost> {
  const asked: string[] = []
  let atOnce = 0
  const host = { port: 0, asked, mostAtOnce: 0, stop: async () => undefined as void }
  const server = http.createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    atOnce += 1
    host.mostAtOnce = Math.max(host.mostAtOnce, atOnce)
    const { status = 200, headers = {}, body = '' } = answers[path] ?? { status: 404 }
    setImmediate(() => {
      atOnce -= 1
      response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host.port = (server.address() as { port: number }).port
  host.stop = () => new Promise((resolve) => server.close(() => resolve()))
  return host
}

interface BmpKind {
  bits: 1 | 4 | 8 | 16 | 24 | 32
  topDown?: boolean
  /** Red, green, blue, alpha. */
  masks?: readonly [number, number, number, number]
  alpha?: number
}
type Color = readonly [number, number, number]

function masked([r, g, b]: Color, masks: readonly number[], alpha: number): number {
  return zip([r, g, b, alpha], masks).reduce((all, [value, mask]) => {
    if (mask === 0) return all
    const shift = 31 - Math.clz32(mask & -mask)
    return (all | (Math.round((value * (mask >>> shift)) / 255) << shift)) >>> 0
  }, 0)
}

/** A BMP of the rows' colors, as programs write it; with few bits per pixel each color is an entry of the palette. */
export function aBmp(rows: readonly (readonly Color[])[], kind: BmpKind): Buffer {
  const { bits, topDown = false, alpha = 255 } = kind
  const masks = kind.masks ?? (bits === 16 ? [0x7c00, 0x03e0, 0x001f, 0] : [0xff0000, 0xff00, 0xff, 0])
  const colors = bits <= 8 ? rows.flat().slice(0, 2 ** bits) : []
  const [{ length: width } = []] = rows
  const stride = Math.ceil((width * bits) / 32) * 4
  const pixelsAt = 14 + 40 + (kind.masks ? 16 : 0) + colors.length * 4
  const file = Buffer.alloc(pixelsAt + stride * rows.length)
  file.write('BM', 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(pixelsAt, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(topDown ? -rows.length : rows.length, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bits, 28)
  file.writeUInt32LE(kind.masks ? (kind.masks[3] ? 6 : 3) : 0, 30)
  file.writeUInt32LE(colors.length, 46)
  for (const [i, mask] of (kind.masks ?? []).entries()) file.writeUInt32LE(mask, 54 + i * 4)
  for (const [i, [r, g, b]] of colors.entries()) file.set([b, g, r, 0], pixelsAt - colors.length * 4 + i * 4)
  for (const [y, row] of rows.entries()) {
    const start = pixelsAt + stride * (topDown ? y : rows.length - 1 - y)
    for (const [x, [r, g, b]] of row.entries()) {
      const index = colors.findIndex((one) => one[0] === r && one[1] === g && one[2] === b)
      const bit = x * bits
      if (bits <= 8) file[start + (bit >> 3)]! |= Math.max(0, index) << (8 - bits - (bit % 8))
      else if (bits === 24) file.set([b, g, r], start + x * 3)
      else if (bits === 16) file.writeUInt16LE(masked([r, g, b], masks, alpha), start + x * 2)
      else file.writeUInt32LE(masked([r, g, b], masks, alpha), start + x * 4)
    }
  }
  return file
}
