import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Counts = { passed: number; failed: number }

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))

/** Runs Vitest where the person sees it and counts by its JSON report. */
export async function runVitest(options: string[], report: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  const read = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
  return countTests(read, code === 0)
}

/**
 * A file that could not be loaded has no tests to fail and counts as one; so does a run that ends badly
 * though every test passed (an unhandled rejection, a crash).
 */
export function countTests(report: Report | undefined, endedWell: boolean): Counts {
  const unloaded = report?.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  )
  const failed = (report?.numFailedTests ?? 0) + (unloaded?.length ?? 0)
  return { passed: report?.numPassedTests ?? 0, failed: failed || (endedWell ? 0 : 1) }
}
