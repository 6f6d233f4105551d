/** A place in a program that was made of others, or in a file that it was made of; both count from 1. */
export interface Place {
  line: number
  column: number
}

export interface OriginalPlace extends Place {
  /** Which of the map's sources. */
  source: number
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const valueOf = new Map(Array.from(digits, (digit, value) => [digit.charCodeAt(0), value] as const))
const [semicolon, comma] = [59, 44]

/** Reads the numbers of a map one after the other: six bits a sign, the least first, and the last of each is its sign. */
function numbersOf(mappings: string) {
  let at = 0
  return {
    sign: () => mappings.charCodeAt(at),
    skip: () => void (at += 1),
    next: () => {
      let value = 0
      for (let shift = 0; ; shift += 5) {
        const digit = valueOf.get(mappings.charCodeAt(at++)) ?? 0
        value += (digit & 31) << shift
        if (digit < 32) return value & 1 ? -(value >> 1) : value >> 1
      }
    },
  }
}

/**
 * What places of a program were made of, by the mappings of its source map (https://tc39.es/ecma426/). Reads them up to the last
 * place and stores none: a map that is taken apart as a whole takes 80 MB, and a fifth of a second of everybody's time.
 */
export function originalPlaces(
  mappings: string,
  wanted: readonly Place[],
): readonly (OriginalPlace | undefined)[] {
  const found: (OriginalPlace | undefined)[] = wanted.map(() => undefined)
  const last = Math.max(...wanted.map(({ line }) => line))
  const numbers = numbersOf(mappings)
  const original = { source: 0, line: 1, column: 1 }
  for (let line = 1, column = 1; line <= last;) {
    const sign = numbers.sign()
    if (Number.isNaN(sign)) break
    if (sign === semicolon) [line, column] = [line + 1, 1]
    if (sign === semicolon || sign === comma) {
      numbers.skip()
      continue
    }
    column += numbers.next()
    const hasOriginal = ![comma, semicolon].includes(numbers.sign()) && !Number.isNaN(numbers.sign())
    if (hasOriginal) {
      original.source += numbers.next()
      original.line += numbers.next()
      original.column += numbers.next()
      // The index of a name, which nobody asks for.
      while (valueOf.has(numbers.sign())) numbers.next()
    }
    for (const [index, place] of wanted.entries())
      if (place.line === line && place.column >= column)
        found[index] = hasOriginal ? { ...original } : undefined
  }
  return found
}
