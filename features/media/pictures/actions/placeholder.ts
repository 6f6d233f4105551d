import { once } from '@hojip/platform/once'
import { zip } from '@hojip/platform/collections'
import { encodeDrawing } from '../decoding/encode-picture.ts'
import type { PictureWidth } from '../rules/file-name.ts'

type Color = readonly [number, number, number]
const ground: Color = [243, 241, 235]
const ink: Color = [214, 210, 199]

const pairs = zip(ground, ink)
/** The ground with so many quarters of ink, by their number. */
const shades = [0, 1, 2, 3, 4].map((quarters) =>
  pairs.map(([from, to]) => from + ((to - from) * quarters) / 4),
)

/** Whether the point is inside a disk. */
function disk(x: number, y: number, cx: number, cy: number, r: number) {
  return (x - cx) ** 2 + (y - cy) ** 2 < r ** 2
}

/** Whether the point is below a roof with its ridge at (cx, cy) and equal slopes. */
function hill(x: number, y: number, cx: number, cy: number) {
  return y > cy + Math.abs(x - cx)
}

/** A sun over two hills in a round window. Coordinates run from 0 to 1. */
function isInk(x: number, y: number): boolean {
  if (!disk(x, y, 0.5, 0.5, 0.19)) return false
  if (disk(x, y, 0.57, 0.42, 0.038)) return false
  return !((hill(x, y, 0.45, 0.48) || hill(x, y, 0.58, 0.53)) && y < 0.62)
}

function draw(side: number): Promise<Buffer> {
  const pixels = new Uint8Array(side * side * 3)
  const fine = [0.25, 0.75]
  for (let at = 0; at < side * side; at++) {
    const [column, row] = [at % side, Math.floor(at / side)]
    let hits = 0
    for (const dx of fine)
      for (const dy of fine) if (isInk((column + dx) / side, (row + dy) / side)) hits += 1
    pixels.set(shades[hits] ?? ink, at * 3)
  }
  return encodeDrawing(pixels, side)
}

/** The placeholder for pictures that cannot be shown, drawn once per width; again when drawing has failed. */
export function createPlaceholder(drawOne = draw): (width: PictureWidth) => Promise<Buffer> {
  const drawings = new Map<PictureWidth, () => Promise<Buffer>>()
  return (width) => {
    const drawing = drawings.get(width) ?? once(() => drawOne(width))
    drawings.set(width, drawing)
    return drawing()
  }
}
