/** Widths of the bars and gaps of each sign, a bar first; ISO/IEC 15417. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const toC = 99
const toB = 100
const startB = 104
const startC = 105
const stop = 106

/** Pairs of digits take one sign in set C; changing the set costs one, so that runs of four digits or more pay. */
function pairsAt(text: string, at: number): number {
  const run = /^\d+/.exec(text.slice(at))?.[0].length ?? 0
  return run >= 4 || (run === text.length && run % 2 === 0) ? Math.floor(run / 2) : 0
}

/**
 * The signs of a text in Code 128, from the start to the stop, with the checksum before it.
 * @param text characters from space to `~`
 */
export function signsOf(text: string): number[] {
  const signs: number[] = []
  let set: 'B' | 'C' | undefined
  for (let at = 0; at < text.length;) {
    const pairs = pairsAt(text, at)
    const wanted = pairs > 0 ? 'C' : 'B'
    if (wanted !== set) {
      const change = wanted === 'C' ? toC : toB
      const start = wanted === 'C' ? startC : startB
      signs.push(set === undefined ? start : change)
      set = wanted
    }
    if (pairs === 0) signs.push(text.charCodeAt(at) - 32)
    for (let pair = 0; pair < pairs; pair++) signs.push(Number(text.slice(at + 2 * pair, at + 2 * pair + 2)))
    at += pairs === 0 ? 1 : 2 * pairs
  }
  const sum = signs.reduce((total, sign, place) => total + sign * Math.max(1, place), 0)
  return [...signs, sum % 103, stop]
}

export interface Bar {
  /** In modules, the width of the narrowest bar. */
  from: number
  width: number
}

/** The bars of a text in Code 128, and its whole width in modules; the quiet zones of ten modules each are not in it. */
export function code128(text: string): { bars: Bar[]; width: number } {
  const bars: Bar[] = []
  let at = 0
  for (const sign of signsOf(text))
    for (const [place, digit] of [...widths[sign]!].entries()) {
      if (place % 2 === 0) bars.push({ from: at, width: Number(digit) })
      at += Number(digit)
    }
  return { bars, width: at }
}
