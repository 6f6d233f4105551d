import { capturedIn } from '../../text/captured.ts'

interface DecisionRow {
  /** The heading above the row: a district, or another part of the code. */
  section: string
  number: number
  title: string
  file: string
  /** `accepted`, or `changed by` or `replaced by` with links. */
  status: string
}

/** The rows of the index of decisions, in their order. */
export function decisionRows(index: string): DecisionRow[] {
  let section = ''
  return index.split('\n').flatMap((line) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section
    const row = /^\| (\d+) \| \[(.+?)\]\((\S+?\.md)\) \| .+ \| (.+) \|$/.exec(line)
    return row ? [{ section, number: Number(row[1]), title: row[2]!, file: row[3]!, status: row[4]! }] : []
  })
}

/** The headings of the index. */
export function sectionsOf(index: string): string[] {
  return capturedIn(index, /^## (.+)$/gm)
}

/** The decisions that a status names; none when the status has another form. */
export function laterOnes(status: string): { number: number; file: string }[] {
  const links = /^(?:changed|replaced) by (.+)$/.exec(status)?.[1]?.split(', ') ?? []
  const read = links.map((link) => /^\[(\d+)\]\((\S+\.md)\)$/.exec(link))
  return read.every((one) => one !== null)
    ? read.map((one) => ({ number: Number(one[1]), file: one[2]! }))
    : []
}

/** The file of a decision. */
export function fileOf(files: readonly string[], number: number): string | undefined {
  return files.find((name) => name.startsWith(`${String(number).padStart(4, '0')}-`))
}
