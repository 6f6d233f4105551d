/** Hidden already: `138****5678`, `+82 010-****-5678`, which is the name of who has not chosen one; `金**`, `L**k`. */
const hidden = /^(?:(?:\+\d{1,3} ?)?\d{2,3}-?\*{4}-?\d{4}|\S\*{2,3}\S?)$/u

/** What a reader counts as one character: a family of emoji or a flag is one. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The one way to hide a person's name from others: the first character and two stars, `金美善` → `金**`. With `ends` the last
 * one stays too where three or more leave something to hide, `金**善`: readers of comments tell authors apart by it.
 * Nothing for no name.
 */
export function maskedName(name: string, shown: 'first' | 'ends' = 'first'): string {
  const plain = name.trim()
  if (hidden.test(plain)) return plain
  const characters = [...graphemes.segment(plain)]
  const [first] = characters
  if (first === undefined) return ''
  const last = shown === 'ends' && characters.length > 2 ? characters.at(-1) : undefined
  return `${first.segment}**${last?.segment ?? ''}`
}
