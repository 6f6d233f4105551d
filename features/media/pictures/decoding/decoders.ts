import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cardFontEnv } from '../cards/card.ts'
import { createTurns } from '../waiting/turns.ts'
import { exitCodes, type Answer, type Bounds, type Job, type Work } from './jobs.ts'

/**
 * The job failed and its process ended: the picture exceeded the limits, or crashed the library. `late` means nothing
 * about the picture: the process was ended because it did not answer, which happens on a machine that is too busy.
 */
export class DecoderDied extends Error {
  readonly why: 'memory' | 'time' | 'crash' | 'late'
  constructor(why: DecoderDied['why']) {
    super(`a decoder died: ${why}`)
    this.why = why
  }
}

export interface DecodersOptions extends Bounds {
  /** The most processes. */
  atOnce: number
  /** The most jobs waiting for a process. */
  longest: number
  /** An idle process is ended after this time. */
  idleMs: number
}

export interface Decoders {
  /** Undefined when too many jobs are waiting. Throws `DecoderDied`. */
  run<K extends keyof Work>(kind: K, job: Work[K]['job']): Promise<Work[K]['result']> | undefined
  stop(): void
}

const file = fileURLToPath(new URL('./process.ts', import.meta.url))

function start({ mostBytes, mostCpuMs }: Bounds): ChildProcess {
  const child = fork(file, [String(mostBytes), String(mostCpuMs)], {
    // Only one thread works, and a single heap returns its freed memory to the system.
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2', ...cardFontEnv },
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  setWaitedFor(child, false)
  return child
}

/** An idle process does not keep the mall from exiting; one with a job does. */
function setWaitedFor(child: ChildProcess, isWaitedFor: boolean) {
  if (isWaitedFor) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

function whyOf(code: number | null): DecoderDied['why'] {
  if (code === exitCodes.memory) return 'memory'
  return code === exitCodes.time ? 'time' : 'crash'
}

/** Runs one job in a process, which is ended when it does not answer in time. */
function ask(child: ChildProcess, job: Job, { mostMs }: Bounds): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const patience = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, mostMs)
    const over = () => {
      clearTimeout(patience)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
      setWaitedFor(child, false)
    }
    const onMessage = (answer: unknown) => {
      over()
      resolve(answer as Answer)
    }
    const onExit = (code: number | null) => {
      over()
      reject(new DecoderDied(isLate ? 'late' : whyOf(code)))
    }
    const onError = (error: Error) => {
      over()
      child.kill('SIGKILL')
      reject(error)
    }
    setWaitedFor(child, true)
    child.on('message', onMessage).on('exit', onExit).on('error', onError)
    child.send(job, (error) => error && onError(error))
  })
}

/** The processes that decode pictures: started when needed, reused, and replaced when they die. */
export function createDecoders(options: DecodersOptions): Decoders {
  const { atOnce, longest, mostBytes, idleMs } = options
  const turns = createTurns(atOnce, longest)
  const idle: { child: ChildProcess; retire: NodeJS.Timeout }[] = []

  const take = (): ChildProcess => {
    for (let found = idle.pop(); found; found = idle.pop()) {
      clearTimeout(found.retire)
      if (found.child.connected && found.child.exitCode === null) return found.child
    }
    return start(options)
  }

  const giveBack = (child: ChildProcess, residentBytes: number) => {
    // Memory that one picture left behind must not count against the next one.
    if (residentBytes > mostBytes / 2) return void child.kill('SIGKILL')
    const retire = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.child === child),
        1,
      )
      child.kill('SIGKILL')
    }, idleMs).unref()
    idle.push({ child, retire })
  }

  const work = async (job: Job) => {
    const child = take()
    const { result, error, residentBytes } = await ask(child, job, options)
    giveBack(child, residentBytes)
    if (error !== undefined) throw new Error(error)
    return result
  }

  return {
    run: <K extends keyof Work>(kind: K, job: Work[K]['job']) =>
      turns.take(() => work({ kind, ...job } as Job)) as Promise<Work[K]['result']> | undefined,
    stop: () => {
      for (const { child, retire } of idle.splice(0)) {
        clearTimeout(retire)
        child.kill('SIGKILL')
      }
    },
  }
}
