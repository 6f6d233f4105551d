import { readFileSync } from 'node:fs'
import { cardFont } from './card.ts'

/** Where a table of an OpenType file begins. */
function tableAt(file: Buffer, tag: string): number {
  const count = file.readUInt16BE(4)
  for (let at = 12; at < 12 + count * 16; at += 16)
    if (file.toString('latin1', at, at + 4) === tag) return file.readUInt32BE(at + 8)
  throw new Error(`the font has no table ${tag}`)
}

/** The code points of the font, from the Windows subtable of `cmap` in format 4, which ends at U+FFFF. */
function codePointsOf(file: Buffer): Set<number> {
  const cmap = tableAt(file, 'cmap')
  const entries = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, n) => cmap + 4 + n * 8)
  const windows = entries.find((at) => file.readUInt16BE(at) === 3)
  if (windows === undefined) throw new Error('the font has no map of characters for Windows')
  const at = cmap + file.readUInt32BE(windows + 4)
  if (file.readUInt16BE(at) !== 4) throw new Error('the font has another map of characters')
  const segments = file.readUInt16BE(at + 6) / 2
  const [ends, starts] = [at + 14, at + 16 + segments * 2]
  const found = new Set<number>()
  for (let n = 0; n < segments; n++) {
    const [first, last] = [file.readUInt16BE(starts + n * 2), file.readUInt16BE(ends + n * 2)]
    const offsetAt = starts + segments * 4 + n * 2
    const [delta, offset] = [file.readUInt16BE(offsetAt - segments * 2), file.readUInt16BE(offsetAt)]
    for (let point = first; point <= last && point < 0xffff; point++) {
      const glyph = offset === 0 ? point : file.readUInt16BE(offsetAt + offset + (point - first) * 2)
      if (offset === 0 ? (glyph + delta) % 65_536 !== 0 : glyph !== 0) found.add(point)
    }
  }
  return found
}

let known: Set<number> | undefined

/** Whether a card can show every character of the text. */
export function canWrite(text: string): boolean {
  const points = (known ??= codePointsOf(readFileSync(cardFont.file)))
  return [...text].every((character) => points.has(character.codePointAt(0)!))
}
