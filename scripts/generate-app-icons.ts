/**
 * Draws the icons of the installed mall from its mark, `favicon.svg`. Run `npm run generate:app-icons` after changing the
 * mark.
 */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../apps/storefront/public')
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8')
/** The colour behind the mark, to its very edge: phones cut their own shape out of it. */
const filled = mark.replace(/ rx="\d+"/, '')

/** @param share how much of the icon's width the mark takes; phones show at least the middle 80 % of a maskable icon. */
async function draw(name: string, px: number, svg: string, share = 1): Promise<void> {
  const inner = Math.round(px * share)
  const picture = await sharp(Buffer.from(svg), { density: 72 * (inner / 40) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '#000'
  const canvas = { width: px, height: px, channels: 4 as const, background }
  const whole = share === 1 ? sharp(picture) : sharp({ create: canvas }).composite([{ input: picture }])
  await whole.png({ palette: true, colours: 64, effort: 10 }).toFile(join(folder, name))
}

await draw('icon-192.png', 192, mark)
await draw('icon-512.png', 512, mark)
await draw('icon-maskable-512.png', 512, filled, 0.84)
await draw('apple-touch-icon.png', 180, filled, 0.9)

/** What asks for `/favicon.ico` takes nothing else: a directory of one PNG (the format of Windows Vista and later). */
async function drawIco(name: string, px: number): Promise<void> {
  const png = await sharp(Buffer.from(mark), { density: 72 * (px / 40) })
    .resize(px, px)
    .png({ palette: true, effort: 10 })
    .toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(px, 6)
  head.writeUInt8(px, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  await writeFile(join(folder, name), Buffer.concat([head, png]))
}

await drawIco('favicon.ico', 48)

// For the pictures of link previews, which show it with its round corners.
await sharp(Buffer.from(mark), { density: 72 * (112 / 40) })
  .resize(112, 112)
  .flatten({ background: '#ffffff' })
  .webp({ quality: 92 })
  .toFile(join(import.meta.dirname, '../features/find/sharing/actions/preview/mark.webp'))
