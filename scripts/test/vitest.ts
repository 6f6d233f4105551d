import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Counts = { passed: number; failed: number }

type FileResult = {
  name: string
  status: string
  /** Why the file could not be loaded; otherwise empty. */
  message: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
}

/** What is read of Vitest's JSON report. */
export type Report = { numPassedTests: number; numFailedTests: number; testResults: FileResult[] }

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))

/** A test run in progress. */
export interface Run {
  counts: Promise<Counts>
  /** What `listFailures` tells of it, once `counts` is there. */
  failures: Promise<string[]>
  /** Prints the output so far, and from now on passes it through. */
  show(): void
}

/** A run without a test file. */
export const nothingToRun: Run = {
  counts: Promise.resolve({ passed: 0, failed: 0 }),
  failures: Promise.resolve([]),
  show() {},
}

/** Starts Vitest with its output held back until `show`, and counts the tests in its JSON report. */
export function startVitest(options: string[], report: string, env: NodeJS.ProcessEnv): Run {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colors, ...env },
  })
  let unseen: [NodeJS.WriteStream, Buffer][] | undefined = []
  const pass = (to: NodeJS.WriteStream) => (part: Buffer) => {
    if (unseen) unseen.push([to, part])
    else to.write(part)
  }
  child.stdout.on('data', pass(process.stdout))
  child.stderr.on('data', pass(process.stderr))
  const ended = once(child, 'close').then(([code]) => {
    const read = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
    return { counts: countTests(read, code === 0), failures: listFailures(read) }
  })
  const show = () => {
    for (const [to, part] of unseen ?? []) to.write(part)
    unseen = undefined
  }
  return { counts: ended.then((end) => end.counts), failures: ended.then((end) => end.failures), show }
}

/** Awaits the runs, then prints what failed once more, since a long log is often kept only in part, and how many. */
export async function tellEnd(runs: readonly Run[], where = ''): Promise<void> {
  const sums = { passed: 0, failed: 0 }
  for (const { counts } of runs) {
    const { passed, failed } = await counts
    sums.passed += passed
    sums.failed += failed
  }
  for (const { failures } of runs) for (const failure of await failures) console.log(`${failure}\n`)
  console.log(`${where}${sums.passed} passed, ${sums.failed} failed`)
  process.exitCode = sums.failed ? 1 : 0
}

/**
 * A file that could not be loaded has no tests and counts as one failure. So does a run with a non-zero exit code in
 * which every test passed (an unhandled rejection, a crash).
 */
export function countTests(report: Report | undefined, endedWell: boolean): Counts {
  const unloaded = report?.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  )
  const failed = (report?.numFailedTests ?? 0) + (unloaded?.length ?? 0)
  return { passed: report?.numPassedTests ?? 0, failed: failed || (endedWell ? 0 : 1) }
}

/**
 * One text for each failed test and for each file that could not be loaded: file, name and the reason.
 */
export function listFailures(report: Report | undefined): string[] {
  return (report?.testResults ?? []).flatMap((result) => {
    const file = relative(process.cwd(), result.name)
    if (result.status === 'failed' && !result.assertionResults.length)
      return [`FAILED ${file}\n${result.message}`]
    return result.assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => {
        const reasons = (one.failureMessages ?? []).map(withoutLibraries)
        return [`FAILED ${file} > ${one.fullName}`, ...reasons].join('\n')
      })
  })
}

/** A message with its stack, without the lines that only pass through libraries. */
function withoutLibraries(message: string): string {
  return message
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules|^\s+at new Promise/.test(line))
    .join('\n')
}
