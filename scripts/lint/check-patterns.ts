import type { Pattern } from './find-patterns.ts'

/** How the time of a pattern grows; `safe` when it grows with what the pattern reads. */
export type Verdict = string
export const safe = 'safe'

export interface PatternChecks {
  /** How the time of a pattern grows. */
  judge(pattern: Pattern): Promise<Verdict>
  /** Why slow patterns do no harm, by how they are written. */
  bounded: Readonly<Record<string, string>>
}

/**
 * What is wrong with these patterns, and exceptions for patterns that are gone. One that recheck calls safe may need its
 * exception on a machine that gives it less time.
 */
export async function checkPatterns(
  patterns: readonly Pattern[],
  { judge, bounded }: PatternChecks,
): Promise<string[]> {
  const gone = new Set(Object.keys(bounded))
  const found: string[] = []
  for (const pattern of patterns) {
    const written = `/${pattern.source}/${pattern.flags}`
    gone.delete(written)
    if (written in bounded) continue
    const verdict = await judge(pattern)
    if (verdict === safe) continue
    found.push(
      `${pattern.places.join(', ')}  ${written} takes too long for a hostile text (${verdict}): write it another way. ` +
        'Where what it reads is bounded, say so in scripts/lint/bounded-patterns.ts.',
    )
  }
  for (const written of gone)
    found.push(`scripts/lint/bounded-patterns.ts  no pattern is written ${written}: take it out`)
  return found
}
