import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeOf, type Mutation, type Outcome } from '../mutation.ts'
import type { Answered, Asked } from './lane.ts'

export interface Tried {
  mutation: Mutation
  outcome: Outcome
  seconds: number
  /** The output of the tests. */
  said: string
}

/** Where mutations are tried: a copy of the tree, a running database server and the process that runs tests there. */
export interface Bench {
  folder: string
  databaseUrl: string
  lane?: ChildProcess | undefined
}

const longestMs = 600_000

/** The next message of the process. Throws when the process ends first, cannot be started, or sends nothing in time. */
async function nextMessage(lane: ChildProcess): Promise<unknown> {
  const settled = new AbortController()
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(longestMs)])
  const message = once(lane, 'message', { signal }).then(([said]) => said as unknown)
  const end = once(lane, 'exit', { signal }).then(() => {
    throw new Error('the process of the tests ended')
  })
  try {
    return await Promise.race([message, end])
  } finally {
    // Takes the listener of the other one off the process, which serves many tries.
    settled.abort()
    await Promise.allSettled([message, end])
  }
}

function startLane(bench: Bench): ChildProcess {
  const lane = fork(join(import.meta.dirname, 'lane.ts'), {
    cwd: bench.folder,
    env: { ...process.env, TEST_DATABASE_URL: bench.databaseUrl },
  })
  lane.once('exit', () => {
    if (bench.lane === lane) bench.lane = undefined
  })
  return lane
}

/** Asks the process of the bench. One that does not answer is replaced, and the mutation counts as broken. */
async function ask(bench: Bench, asked: Asked): Promise<Answered> {
  const isNew = bench.lane === undefined
  const lane = (bench.lane ??= startLane(bench))
  try {
    // Its first message means that it is ready. A file that cannot be loaded may end it before.
    if (isNew) await nextMessage(lane)
    const answer = nextMessage(lane)
    lane.send(asked)
    return (await answer) as Answered
  } catch (error) {
    lane.kill('SIGKILL')
    bench.lane = undefined
    return { outcome: 'broken', said: String(error) }
  }
}

/** Whether the tests of these mutations pass on the unchanged code. */
export async function areGreen(bench: Bench, mutations: readonly Mutation[]): Promise<boolean> {
  const tests = [...new Set(mutations.flatMap((one) => one.tests))]
  const { outcome, said } = await ask(bench, { tests, isShort: false })
  if (outcome !== 'survived') console.log(said)
  return outcome === 'survived'
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
  const { tests, named } = mutation
  try {
    const answered = await ask(bench, { changed: path, tests, named, isShort: true })
    return { mutation, ...answered, seconds: (performance.now() - began) / 1_000 }
  } finally {
    replaceFile(target, before)
  }
}

/** Ends the process of the bench. */
export async function closeBench({ lane }: Bench): Promise<void> {
  if (!lane) return
  const ended = once(lane, 'exit')
  lane.kill()
  await ended
}
