/** A piece of a pasted text: one for each label, and one for the text before the first. */
export interface Piece {
  label: 'name' | 'postcode' | 'place' | undefined
  text: string
}

/** Full-width letters and digits become plain ones; invisible characters are removed. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[、。]/g, ',')
    .replace(/[【】]/g, ' ')
    .replace(/\s*[•・‧∙⋅●·]\s*/g, '·')
}

const boundary = String.raw`(?<=^|[\s,;|/(\[])`

/** A label counts only at the beginning of a word, with a colon or without. */
export function labelPattern(labels: Record<'name' | 'postcode' | 'place', string>): RegExp {
  return new RegExp(
    `${boundary}(?:(?<name>${labels.name})|(?<postcode>${labels.postcode})|(?<place>${labels.place}))[ \\t]*:?[ \\t]*`,
    'gu',
  )
}

function labelOf(groups: Record<string, string | undefined>): Piece['label'] {
  return (['name', 'postcode', 'place'] as const).find((label) => groups[label] !== undefined)
}

/** The labels of a text as written, which are understood without being in a field. */
export function labelsIn(text: string, labels: RegExp): string[] {
  return [...text.matchAll(labels)].map(([label]) => label.replace(/[\s:]+$/, ''))
}

/** Cuts a text at its labels; each label's piece extends to the next label. */
export function piecesOf(text: string, labels: RegExp): Piece[] {
  const pieces: Piece[] = []
  let label: Piece['label']
  let from = 0
  for (const found of text.matchAll(labels)) {
    pieces.push({ label, text: text.slice(from, found.index) })
    label = labelOf(found.groups ?? {})
    from = found.index + found[0].length
  }
  pieces.push({ label, text: text.slice(from) })
  return pieces.filter((piece) => piece.text.trim() !== '')
}

/** The words between spaces, commas and bars. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,;|]+/).filter((word) => word !== '')
}

/** The text without the separators at its ends. */
export function trimmed(text: string): string {
  return text.replace(/^[\s,;|:/-]+|[\s,;|:/-]+$/g, '')
}
