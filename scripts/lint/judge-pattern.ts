import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import { minuteMs } from '@hojip/platform/clock'
import type { Verdict } from './check-patterns.ts'
import type { Pattern } from './find-patterns.ts'

const file = fileURLToPath(new URL('../node_modules/.cache/patterns.json', import.meta.url))

function readVerdicts(): Record<string, Verdict> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Verdict>
  } catch {
    return {}
  }
}

/** `unknown` is a finding, too: far above what a busy machine needs. */
const timeoutMs = minuteMs

/** How the time of a pattern grows, as recheck computes it. */
export async function judgePattern({ source, flags }: Pattern): Promise<Verdict> {
  const found = await check(source, flags, { timeout: timeoutMs })
  return found.status === 'vulnerable' ? found.complexity.summary : found.status
}

/** As `judgePattern`. Verdicts are stored beside recheck, since all patterns together take half a minute. */
export function createStoredJudge(): { judge: typeof judgePattern; store(): void } {
  const known = readVerdicts()
  const asked: Record<string, Verdict> = {}
  return {
    judge: async (pattern) => {
      const written = `/${pattern.source}/${pattern.flags}`
      const verdict = known[written] ?? (await judgePattern(pattern))
      // A busy machine may not have had the time; the next run tries again.
      if (verdict !== 'unknown') asked[written] = verdict
      return verdict
    },
    store: () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(asked))
    },
  }
}
