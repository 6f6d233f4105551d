import { fork, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { minuteMs } from '@hojip/platform/clock'

export interface Program {
  pid: number
  /** Sends a message and waits for the next one from the program; rejects when the program ends instead. */
  ask<T>(message: object | string): Promise<T>
  /** The next message from the program. */
  next<T>(): Promise<T>
  /** Asks the program to stop and waits until it has ended. */
  stop(): Promise<void>
}

const running = new Set<Program>()
let isOver = false

function nextOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((done, fail) => {
    const onMessage = (message: unknown) => {
      child.off('exit', onExit)
      done(message as T)
    }
    const onExit = (code: number | null) => {
      child.off('message', onMessage)
      fail(new Error(`${child.spawnfile} ${child.spawnargs[1] ?? ''} ended (code ${code})`))
    }
    child.once('message', onMessage)
    child.once('exit', onExit)
  })
}

/** Runs a file of this folder in its own process, which ends when this one does, even by a crash. */
export function startProgram(file: string, args: string[] = [], execArgv: string[] = []): Program {
  if (isOver) throw new Error('the bench is stopping: no program can be started')
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv,
    serialization: 'advanced',
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const program: Program = {
    pid: child.pid!,
    next: <T>() => nextOf<T>(child),
    ask: <T>(message: object | string) => {
      const answer = nextOf<T>(child)
      // When `send` throws, nobody awaits `answer`, whose rejection must not count as unhandled.
      answer.catch(() => undefined)
      child.send(message)
      return answer
    },
    stop: async () => {
      running.delete(program)
      if (child.exitCode !== null || child.signalCode !== null) return
      if (child.connected) child.send({ stop: true })
      const patience = setTimeout(() => child.kill('SIGKILL'), 30_000)
      await ended
      clearTimeout(patience)
    },
  }
  running.add(program)
  return program
}

/** Stops all running programs, the last started first. No program can be started afterwards. */
export async function stopPrograms(): Promise<void> {
  isOver = true
  for (const program of [...running].reverse()) await program.stop()
}

const ticksPerSecond = 100

/** Microseconds of processor time that a process has used; undefined outside Linux. */
export function cpuMicros(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / ticksPerSecond
}

const lookMs = 500
const quietShare = 0.05
const mostLooks = (20 * minuteMs) / lookMs

/** Where the work of a process cannot be measured. */
const unknownMs = 30_000

/** Waits until a process has hardly worked for a while: until what it does beside its answers is done. */
export async function untilQuiet(pid: number): Promise<{ quietAt: number } | undefined> {
  let quietAt = performance.now()
  for (let looks = 0, quiet = 0; quiet < 3 && looks < mostLooks; looks++) {
    const before = cpuMicros(pid)
    if (before === undefined) {
      await sleep(unknownMs)
      return undefined
    }
    await sleep(lookMs)
    quiet = (cpuMicros(pid) ?? 0) - before < quietShare * lookMs * 1_000 ? quiet + 1 : 0
    if (quiet === 0) quietAt = performance.now()
  }
  return { quietAt }
}

interface Relative {
  pid: number
  ppid: number
  name: string
  micros: number
}

function relatives(): Relative[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))!
        const fields = rest!.split(' ')
        // With what its ended children used, since connections come and go.
        const ticks = [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0)
        return [
          {
            pid: Number(pid),
            ppid: Number(fields[1]),
            name: name!,
            micros: (ticks * 1_000_000) / ticksPerSecond,
          },
        ]
      } catch {
        // It has just ended.
        return []
      }
    })
}

/** The process and all that it has started. */
function familyOf(pid: number): Relative[] {
  const all = relatives()
  const family = new Set([pid])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const one of all) if (family.has(one.ppid)) family.add(one.pid)
  }
  return all.filter((one) => family.has(one.pid))
}

/** Microseconds that the processes of this name below `pid` have used; undefined outside Linux. */
export function cpuOfFamily(pid: number, name: string): number | undefined {
  if (process.platform !== 'linux') return undefined
  return familyOf(pid)
    .filter((one) => one.name === name)
    .reduce((sum, one) => sum + one.micros, 0)
}

/** Megabytes of a process, of PostgreSQL below it and of the others; shared pages count in parts. Linux only. */
export function proportionalMb(pid: number): { own: number; postgres: number; others: number } | undefined {
  if (process.platform !== 'linux') return undefined
  const sums = { own: 0, postgres: 0, others: 0 }
  for (const one of familyOf(pid)) {
    const kind = one.pid === pid ? 'own' : one.name === 'postgres' ? 'postgres' : 'others'
    sums[kind] += pssMb(one.pid)
  }
  return sums
}

function pssMb(pid: number): number {
  try {
    return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // It has just ended.
    return 0
  }
}

/** Megabytes of memory that a process holds; undefined outside Linux. */
export function memoryMb(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kb === undefined ? undefined : Number(kb) / 1024
}
