/** How a part of the deep run ended, as a row of the table in docs/testing.md. */
export interface Outcome {
  title: string
  /** The day it began, in UTC: 2026-11-28. */
  day: string
  seed: number
  /** The last line of each run that printed something, such as `171 passed, 0 failed`. */
  results: readonly string[]
  seconds: number
}

const [begin, end] = ['<!-- deep runs -->', '<!-- end -->']

function rowOf({ title, day, seed, results, seconds }: Outcome): string {
  const seen = Map.groupBy(results, (line) => line)
  const summaries = [...seen].map(([line, runs]) => (results.length > 1 ? `${runs.length} × ${line}` : line))
  return `| ${title} | ${day} | ${seed} | ${summaries.join('; ')} | ${(seconds / 60).toFixed(1)} |`
}

/** The page with the row of a part replaced, or added when the table lacks it. Throws without the marks of the table. */
export function withOutcome(page: string, outcome: Outcome): string {
  const [before, rest] = page.split(begin)
  const [table, after] = rest?.split(end) ?? []
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`docs/testing.md lacks the marks ${begin} and ${end} around the table of deep runs`)
  // A formatter pads cells with spaces: rows are compared by the first cell's text.
  const titleOf = (line: string) => line.split('|')[1]?.trim()
  const lines = table.trim().split('\n')
  const at = lines.findIndex((line) => titleOf(line) === outcome.title)
  const changed =
    at === -1 ? [...lines, rowOf(outcome)] : lines.map((line, i) => (i === at ? rowOf(outcome) : line))
  return `${before}${begin}\n\n${changed.join('\n')}\n\n${end}${after}`
}
