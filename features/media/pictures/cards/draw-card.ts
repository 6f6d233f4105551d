import { escaped } from '@hojip/platform/html'
import sharp, { type OverlayOptions } from 'sharp'
import { prepareSharp } from '../encode.ts'
import { cardFont, type Card, type CardPart, type CardText } from './card.ts'

/** The font's own lines are 1.448 em apart, and those of a card 1.3 em. */
const lineFactor = 0.9
const lineEm = 1.3
const quality = 84

function markup(pieces: CardText['pieces'], color: string): string {
  const spans = pieces.map(({ text, size }) => `<span size="${size * 1024}">${escaped(text)}</span>`)
  return `<span foreground="${color}" line_height="${lineFactor}">${spans.join('')}</span>`
}

function written({ color, width }: CardText, pieces: CardText['pieces']) {
  const text = { text: markup(pieces, color), font: cardFont.name, fontfile: cardFont.file }
  return sharp({ text: { ...text, width, dpi: 72, rgba: true, wrap: 'word-char' } })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The first piece cut after so many characters. */
function cut([first, ...rest]: CardText['pieces'], length: number): CardText['pieces'] {
  const { text, size } = first!
  return [{ text: `${[...text].slice(0, length).join('').trimEnd()}…`, size }, ...rest]
}

/** Writes as much of the text as fits into its lines. */
async function writeFitting(part: CardText) {
  const { pieces, lines, width } = part
  const size = Math.max(...pieces.map((piece) => piece.size))
  // The picture of a text ends where its ink does.
  const mostHeight = Math.ceil(((lines - 1) * lineEm + 1.25) * size)
  const fits = ({ info }: Awaited<ReturnType<typeof written>>) =>
    info.height <= mostHeight && info.width <= width
  let found = await written(part, pieces)
  if (fits(found)) return found
  let [least, most] = [0, [...pieces[0]!.text].length - 1]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    const tried = await written(part, cut(pieces, middle))
    if (fits(tried)) [least, found] = [middle, tried]
    else most = middle - 1
  }
  return least > 0 ? found : written(part, cut(pieces, least))
}

async function layerOf(part: CardPart): Promise<OverlayOptions> {
  if (part.kind === 'area') {
    const { left, top, width, height, color } = part
    return { input: { create: { width, height, channels: 3, background: color } }, left, top }
  }
  if (part.kind === 'picture') {
    const { left, top, width, height } = part
    const { data, info } = await sharp(part.webp)
      .resize({ width, height, fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { input: data, raw: info, left, top }
  }
  const { data, info } = await writeFitting(part)
  const top = part.top ?? (part.bottom ?? 0) - info.height
  return { input: data, raw: info, left: part.left, top }
}

/** Draws a card as JPEG. Runs in a decoder. */
export async function drawCard({ width, height, color, parts }: Card): Promise<Buffer> {
  prepareSharp()
  const layers: OverlayOptions[] = []
  // One after the other: the process has a single thread for the library.
  for (const part of parts) layers.push(await layerOf(part))
  return sharp({ create: { width, height, channels: 3, background: color } })
    .composite(layers)
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
