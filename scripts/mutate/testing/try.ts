import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeOf, type Mutation } from '../mutation.ts'

export type Outcome = 'killed' | 'survived' | 'broken'

export interface Tried {
  mutation: Mutation
  outcome: Outcome
  seconds: number
  /** The output of the test runner. */
  said: string
}

/** Where mutations are tried: a copy of the tree and a running database server. */
export interface Bench {
  folder: string
  databaseUrl: string
}

interface Report {
  numTotalTests: number
  numFailedTests: number
}

const longestMs = 600_000

async function runTests(bench: Bench, options: string[]): Promise<{ report?: Report; said: string }> {
  const file = join(bench.folder, 'report.json')
  rmSync(file, { force: true })
  const vitest = join(bench.folder, 'node_modules/vitest/vitest.mjs')
  const child = spawn(
    process.execPath,
    [
      vitest,
      'run',
      '--maxWorkers=1',
      '--retry=0',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...options,
    ],
    {
      cwd: bench.folder,
      env: { ...process.env, TEST_DATABASE_URL: bench.databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestMs,
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += String(part)))
  await once(child, 'close')
  return existsSync(file) ? { report: JSON.parse(readFileSync(file, 'utf8')) as Report, said } : { said }
}

/** Whether the tests of these mutations pass on the unchanged code. */
export async function areGreen(bench: Bench, mutations: readonly Mutation[]): Promise<boolean> {
  const tests = new Set(mutations.flatMap((one) => one.tests))
  const { report } = await runTests(bench, [...tests])
  return report !== undefined && report.numTotalTests > 0 && report.numFailedTests === 0
}

/** Replaces a file by a rename, since the old one may be a hard link to the tree's file. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

export async function tryMutation(bench: Bench, mutation: Mutation): Promise<Tried> {
  const began = performance.now()
  const { path, text } = changeOf(bench.folder, mutation)
  const target = join(bench.folder, path)
  const before = readFileSync(target, 'utf8')
  replaceFile(target, text)
  const named = mutation.named === undefined ? [] : ['-t', mutation.named]
  try {
    const { report, said } = await runTests(bench, ['--bail=1', ...named, ...mutation.tests])
    const seconds = (performance.now() - began) / 1_000
    return { mutation, outcome: outcomeOf(report), seconds, said }
  } finally {
    replaceFile(target, before)
  }
}

/** `broken` when no test ran, for example because the mutated code does not parse. */
function outcomeOf(report: Report | undefined): Outcome {
  if (!report || report.numTotalTests === 0) return 'broken'
  return report.numFailedTests > 0 ? 'killed' : 'survived'
}
