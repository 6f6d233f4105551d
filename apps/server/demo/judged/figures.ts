export interface Judged {
  query: string
  /** Each has to be among the first ten; of several with a stroke between them, one of these. */
  wanted: string[]
}

export type Found = Judged & { found: string[] }

/** The queries of a list: `query => product product`, one a line. */
export function judged(list: string): Judged[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [query, wanted] = line.split(' => ') as [string, string]
      return { query, wanted: wanted.split(' ') }
    })
}

function missedOf({ wanted, found }: Found): string[] {
  return wanted.filter((one) => !one.split('|').some((id) => found.includes(id)))
}

/** The share of wanted products that were found, and the mean of one divided by the place of the first of them. */
export function figuresOf(all: readonly Found[]) {
  const wanted = all.reduce((sum, one) => sum + one.wanted.length, 0)
  const missed = all.filter((one) => missedOf(one).length > 0)
  const lost = missed.reduce((sum, one) => sum + missedOf(one).length, 0)
  const places = all.map(({ wanted: ids, found }) => {
    const right = ids.flatMap((one) => one.split('|'))
    return found.findIndex((one) => right.includes(one)) + 1
  })
  return {
    recall: (wanted - lost) / wanted,
    mrr: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / all.length,
    missed: missed.map((one) => `${one.query} misses ${missedOf(one).join(' ')}: ${one.found.join(' ')}`),
  }
}
