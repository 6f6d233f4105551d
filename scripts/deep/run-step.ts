import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { Step } from './steps.ts'

export interface Ran {
  /** The last line of each run that printed something. */
  results: string[]
  /** The logs of the runs that failed. */
  failed: string[]
  seconds: number
}

/** Keeps every core busy until it is stopped, as other programs on the same machine do. */
function startLoad(): { stop: () => void } {
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;) {}'], { stdio: 'ignore' }),
  )
  return { stop: () => busy.forEach((child: ChildProcess) => child.kill('SIGKILL')) }
}

/** Reports that a run found nothing to run, which proves as little as a failure. */
const nothingRan = /^0 (passed|killed)\b/

/** The everyday environment, wherever it is started: under CI fewer journeys run side by side. */
function environmentOf({ env }: Step): NodeJS.ProcessEnv {
  const { CI: _, ...rest } = process.env
  return { ...rest, ...env }
}

/** Runs a program once. @returns its exit code, and the last line that it printed */
async function runOnce(step: Step, root: string, log: string): Promise<[number, string]> {
  const child = spawn(process.execPath, [...step.command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf(step),
  })
  const file = createWriteStream(log)
  let tail = ''
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (part: Buffer) => {
      file.write(part)
      tail = (tail + part.toString('utf8')).slice(-10_000)
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  await finished(file.end())
  return [code ?? 1, tail.trimEnd().split('\n').at(-1) ?? '']
}

/**
 * Runs a part of the deep run as often as it wants, also after a run has failed. A run in which nothing ran has failed.
 * @param logs where outputs are stored
 */
export async function runStep(step: Step, root: string, logs: string): Promise<Ran> {
  mkdirSync(logs, { recursive: true })
  const load = step.isUnderLoad ? startLoad() : undefined
  const startedAt = performance.now()
  const ran: Ran = { results: [], failed: [], seconds: 0 }
  try {
    for (let run = 1; run <= (step.times ?? 1); run++) {
      const log = join(logs, `${step.name}-${run}.log`)
      const [code, result] = await runOnce(step, root, log)
      console.log(`${step.name} ${run}: ${result}`)
      ran.results.push(result)
      if (code !== 0 || nothingRan.test(result)) ran.failed.push(log)
    }
  } finally {
    load?.stop()
  }
  return { ...ran, seconds: (performance.now() - startedAt) / 1_000 }
}
