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
  /** What the tests said. */
  said: string
}

/** Where mutations are tried: a copy of the tree, a running database server and the process that runs tests there. */
export interface Bench {
  folder: string
  databaseUrl: string
  lane?: ChildProcess | undefined
}

const longestMs = 600_000

async function laneOf(bench: Bench): Promise<ChildProcess> {
  if (bench.lane) return bench.lane
  const lane = fork(join(import.meta.dirname, 'lane.ts'), {
    cwd: bench.folder,
    env: { ...process.env, TEST_DATABASE_URL: bench.databaseUrl },
  })
  lane.once('exit', () => {
    if (bench.lane === lane) bench.lane = undefined
  })
  bench.lane = lane
  await once(lane, 'message')
  return lane
}

/** Asks the process of the bench. One that does not answer is replaced, and the mutation counts as broken. */
async function ask(bench: Bench, asked: Asked): Promise<Answered> {
  const lane = await laneOf(bench)
  const settled = new AbortController()
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(longestMs)])
  const ended: Answered = { outcome: 'broken', said: 'the process of the tests ended' }
  const answer = once(lane, 'message', { signal }).then(([message]) => message as Answered)
  const end = once(lane, 'exit', { signal }).then(() => ended)
  lane.send(asked)
  try {
    return await Promise.race([answer, end])
  } catch (error) {
    lane.kill('SIGKILL')
    bench.lane = undefined
    return { outcome: 'broken', said: String(error) }
  } finally {
    // Takes the listener of the other one off the process, which serves many tries.
    settled.abort()
    await Promise.allSettled([answer, end])
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
