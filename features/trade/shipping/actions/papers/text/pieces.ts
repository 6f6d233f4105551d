import bidiFactory from 'bidi-js'
import { fontThatDraws, type LabelFont } from './fonts.ts'

/** Characters of a line that are drawn at once. */
export interface Piece {
  text: string
  /** Undefined for a character that no font has. */
  font: LabelFont | undefined
}

interface LeveledPiece extends Piece {
  /** Odd where it is read from right to left. */
  level: number
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const joined = /\p{Script=Arabic}/u
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** A character with its marks; each alone where no font has all of them. */
function drawable(text: string): { at: number; text: string }[] {
  return [...graphemes.segment(text)].flatMap(({ segment, index: at }) => {
    if (fontThatDraws(segment)) return [{ at, text: segment }]
    let next = at
    return Array.from(segment, (one) => {
      const place = { at: next, text: one }
      next += one.length
      return place
    })
  })
}

function isOneWith(last: LeveledPiece | undefined, next: LeveledPiece): last is LeveledPiece {
  if (!last?.font || last.font !== next.font || last.level !== next.level) return false
  // The library shapes words one by one, so a space is a piece of its own, as is what is between Arabic words.
  if (last.text.endsWith(' ') || next.text === ' ') return false
  return next.level % 2 === 0 || joined.test(last.text) === joined.test(next.text)
}

function piecesOf(text: string): LeveledPiece[] {
  // Most texts have no letter that is read from right to left.
  const levels = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text).levels : undefined
  const pieces: LeveledPiece[] = []
  for (const { at, text: character } of drawable(text)) {
    const last = pieces.at(-1)
    const level = levels?.[at] ?? 0
    const isMirrored = level % 2 === 1 && !joined.test(character)
    const shown = isMirrored ? (bidi.getMirroredCharacter(character) ?? character) : character
    const next = { text: shown, level, font: fontThatDraws(shown, last?.font) }
    if (!isOneWith(last, next)) pieces.push(next)
    // What Arabic letters do not join is drawn as it is given: the last one first.
    else if (isMirrored) last.text = next.text + last.text
    else last.text += next.text
  }
  return pieces
}

/** The pieces of a line from left to right, as they are seen (rule L2 of Unicode's bidirectional algorithm). */
export function seenPieces(line: string): Piece[] {
  const pieces = piecesOf(line)
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < pieces.length; from++) {
      let to = from
      while (to < pieces.length && pieces[to]!.level >= level) to += 1
      pieces.splice(from, to - from, ...pieces.slice(from, to).toReversed())
      from = to
    }
  return pieces
}

/** Parts between which a line may break: after spaces, and around each Han character and behind each Tibetan point. */
export function breakable(text: string): string[] {
  const alone = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`
  const marks = String.raw`[\p{M}\p{Default_Ignorable_Code_Point}]*`
  return text.match(new RegExp(`\\s+|[${alone}]${marks}|[^\\s${alone}་]+་?|་`, 'gu')) ?? []
}

/** The characters of a text, each with its marks. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
