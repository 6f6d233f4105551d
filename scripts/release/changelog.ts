const unreleased = '## Unreleased'
const nothing = 'Nothing yet.'

/** A part of the log begins with its heading, `## 0.2.0 (2026-12-24)`. */
function headingOf(version: string): RegExp {
  return new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)}(?: |$)`, 'm')
}

export function hasVersion(log: string, version: string): boolean {
  return headingOf(version).test(log)
}

/** What was written under “Unreleased”. */
function writtenIn(log: string): string {
  const start = log.indexOf(`${unreleased}\n`)
  if (start < 0) return ''
  const rest = log.slice(start + unreleased.length)
  const end = rest.search(/^## /m)
  const text = (end < 0 ? rest : rest.slice(0, end)).trim()
  return text === nothing ? '' : text
}

/**
 * The log in which what was unreleased is the part of this version, below an empty “Unreleased”.
 * @param day like `2026-12-24`
 * @returns undefined when nothing was written
 */
export function withVersion(log: string, version: string, day: string): string | undefined {
  const text = writtenIn(log)
  if (!text) return undefined
  const start = log.indexOf(`${unreleased}\n`)
  const after = log.slice(log.indexOf(text, start) + text.length)
  return `${log.slice(0, start)}${unreleased}\n\n${nothing}\n\n## ${version} (${day})\n\n${text}${after}`
}

/** The part of a version without its heading. */
export function partOf(log: string, version: string): string {
  const found = headingOf(version).exec(log)
  if (!found) return ''
  const rest = log.slice(found.index).split('\n').slice(1).join('\n')
  const end = rest.search(/^## /m)
  return (end < 0 ? rest : rest.slice(0, end)).trim()
}
