import { withoutValues } from '../../meters/index.ts'
import { beginSpan } from '../../tracing/index.ts'

const mostText = 1_000

/** What a statement does: its first word. */
export function kindOfStatement(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'other'
}

/** The part of a trace that a statement is: its text has placeholders, and what is in quotes is left out. */
export function spanOfStatement(text: string): ReturnType<typeof beginSpan> {
  return beginSpan(() => ({
    name: kindOfStatement(text),
    kind: 'CLIENT',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text).slice(0, mostText) },
  }))
}
