import { firstOf } from '@hojip/platform/collections'
import type PDFDocument from 'pdfkit'
import { drawnText, labelFonts } from './fonts.ts'
import { breakable, charactersOf, seenPieces, type Piece } from './pieces.ts'

export type Doc = InstanceType<typeof PDFDocument>

/** The place of a text, in points. Its size is that of its letters when there is room enough. */
export interface Box {
  x: number
  y: number
  width: number
  size: number
  align?: 'right' | 'center'
}

/** Smaller letters cannot be read; only what a page can never hold would need them. */
const smallest = 3
const leading = 1.22
/** Code points of characters that no font has are written this much smaller, in a frame. */
const codeSize = 0.42

export function registerFonts(doc: Doc): void {
  for (const { name, path } of labelFonts) doc.registerFont(name, path)
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`
}

function widthOfPiece(doc: Doc, { text, font }: Piece, size: number): number {
  if (font) return doc.font(font.name).fontSize(size).widthOfString(text)
  return (
    doc
      .font(firstOf(labelFonts).name)
      .fontSize(size * codeSize)
      .widthOfString(codeOf(text)) +
    size * 0.3
  )
}

function widthOf(doc: Doc, text: string, size: number): number {
  return seenPieces(text).reduce((sum, piece) => sum + widthOfPiece(doc, piece, size), 0)
}

/** A character that no font has: a frame with its code point, by which it can be looked up. */
function drawUnknown(
  doc: Doc,
  text: string,
  at: { x: number; y: number; width: number; size: number },
): void {
  const { x, y, width, size } = at
  doc
    .rect(x + size * 0.05, y + size * 0.2, width - size * 0.1, size)
    .lineWidth(0.5)
    .stroke('#000')
  doc
    .font(firstOf(labelFonts).name)
    .fontSize(size * codeSize)
    .text(codeOf(text), x + size * 0.15, y + size * 0.42, { lineBreak: false })
}

function drawLineAt(doc: Doc, line: string, { x, y, size }: Pick<Box, 'x' | 'y' | 'size'>): void {
  let left = x
  for (const piece of seenPieces(line)) {
    const width = widthOfPiece(doc, piece, size)
    if (!piece.font) drawUnknown(doc, piece.text, { x: left, y, width, size })
    else if (piece.text.trim())
      doc
        .font(piece.font.name)
        .fontSize(size)
        // Fonts differ in how far their letters are below the top.
        .text(piece.text, left, y + size * 1.05, { lineBreak: false, baseline: 'alphabetic' })
    left += width
  }
}

/** A part of a text that stays on one line, with its width in letters of size 1: widths grow with the size. */
interface Part {
  text: string
  width: number
  /** Without the spaces at its end. */
  seen: number
}

function partOf(doc: Doc, text: string): Part {
  const width = widthOf(doc, text, 1)
  const trimmed = text.trimEnd()
  return { text, width, seen: trimmed === text ? width : widthOf(doc, trimmed, 1) }
}

/** The parts of a text; a word that is wider than a line is broken anywhere. */
function partsOf(doc: Doc, text: string, most: number): Part[] {
  return breakable(text).flatMap((one) => {
    const part = partOf(doc, one)
    return part.seen <= most ? [part] : charactersOf(one).map((character) => partOf(doc, character))
  })
}

function linesOf(parts: readonly Part[], most: number): string[] {
  const lines = ['']
  let room = most
  for (const { text, width, seen } of parts) {
    if (seen <= room) lines[lines.length - 1] += text
    else {
      lines.push(text.trimStart())
      room = most
    }
    room -= width
  }
  return lines.map((line) => line.trimEnd()).filter(Boolean)
}

/** As much of the beginning as there is room for. */
function cut(doc: Doc, line: string, { width, size }: Pick<Box, 'width' | 'size'>): string {
  let room = width - widthOf(doc, '…', size)
  const fitting: string[] = []
  for (const character of charactersOf(line)) {
    room -= widthOf(doc, character, size)
    if (room < 0) break
    fitting.push(character)
  }
  return `${fitting.join('')}…`
}

/**
 * Draws with the whole text as its meaning, so that it can be found, copied and read aloud: neither the glyph of a
 * ligature nor a frame contains its letters.
 */
function meaning(doc: Doc, text: string, draw: () => void): void {
  doc.markContent('Span', { actual: text })
  draw()
  doc.endMarkedContent()
}

/** One line that is never cut: its letters get smaller until it fits. Returns its width. */
export function drawWholeLine(doc: Doc, text: string, box: Box): number {
  const line = drawnText(text)
  if (!line) return 0
  const width = widthOf(doc, line, box.size)
  const size = width > box.width ? Math.max(smallest, (box.size * box.width) / width) : box.size
  const real = Math.min(width, box.width)
  const room = { center: (box.width - real) / 2, right: box.width - real, left: 0 }[box.align ?? 'left']
  const y = box.y + (box.size - size) * 0.6
  meaning(doc, text, () => drawLineAt(doc, line, { x: box.x + room, y, size }))
  return real
}

/** One line, cut where there is no more room: for what the label can do without. */
export function drawCutLine(doc: Doc, text: string, box: Box): void {
  const whole = drawnText(text)
  if (!whole) return
  const line = widthOf(doc, whole, box.size) > box.width ? cut(doc, whole, box) : whole
  meaning(doc, text, () => drawLineAt(doc, line, box))
}

/** Several lines that are never cut: smaller where they would not fit otherwise. */
export function drawWhole(doc: Doc, text: string, box: Box & { height: number }): void {
  const drawn = drawnText(text)
  if (!drawn) return
  let { size } = box
  const parts = partsOf(doc, drawn, box.width / size)
  let lines = linesOf(parts, box.width / size)
  while (size > smallest && lines.length * size * leading > box.height) {
    size -= 0.5
    lines = linesOf(parts, box.width / size)
  }
  meaning(doc, text, () => {
    for (const [place, line] of lines.entries())
      drawLineAt(doc, line, { x: box.x, y: box.y + place * size * leading, size })
  })
}
