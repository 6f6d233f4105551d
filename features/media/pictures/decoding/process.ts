import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { drawCard } from '../cards/draw-card.ts'
import { encodeDrawing, encodeFrom, encodeWidths } from '../encode.ts'
import { exitCodes, type Answer, type Job } from './jobs.ts'

/**
 * The process that decodes pictures. `decoders.ts` starts it; it does one job at a time and ends itself when a job
 * exceeds its memory or time. Its environment is empty, so that it has no secret of the mall.
 */
const [mostBytes = 0, mostCpuMs = 0] = process.argv.slice(2).map(Number)
const lookEveryMs = 10

/** Gives the mall's requests priority; when memory runs out, the kernel ends this process before the mall. */
function stepBack() {
  setPriority(10)
  writeFileSync('/proc/self/oom_score_adj', '1000')
}

/**
 * Makes the kernel refuse memory beyond the limit, because much can be allocated between two checks of the watch below,
 * which are 10 ms apart. Counts from the memory reserved now, because the engine reserves address space that it never
 * uses.
 */
function boundByKernel() {
  const reservedKb = /^VmData:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  const most = Number(reservedKb) * 1024 + mostBytes - process.memoryUsage.rss()
  spawnSync('/usr/bin/prlimit', ['--pid', String(process.pid), `--data=${most}`])
}

/** Watches the job from the main thread, which is free while the library works in another. */
async function watched<T>(work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const look = () => {
    if (process.memoryUsage.rss() > mostBytes) process.exit(exitCodes.memory)
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 > mostCpuMs) process.exit(exitCodes.time)
  }
  const watch = setInterval(look, lookEveryMs)
  try {
    const result = await work()
    // On a busy machine the work may finish before the first check.
    look()
    return result
  } finally {
    clearInterval(watch)
  }
}

function done(job: Job): Promise<Answer['result']> {
  if (job.kind === 'encode') return encodeWidths(Buffer.from(job.bytes), job.widths)
  if (job.kind === 'from') return encodeFrom(Buffer.from(job.webp), job.file)
  if (job.kind === 'card') return drawCard(job.card)
  return encodeDrawing(job.pixels, job.side)
}

async function answerTo(job: Job): Promise<Answer> {
  try {
    const result = await watched(() => done(job))
    return { result, residentBytes: process.memoryUsage.rss() }
  } catch (error) {
    return { error: String(error), residentBytes: process.memoryUsage.rss() }
  }
}

process.on('message', (job: Job) => void answerTo(job).then((answer) => process.send?.(answer)))
process.on('disconnect', () => process.exit(0))
// Ctrl-C in a terminal reaches the whole process group: the current picture is finished, and the parent ends this
// process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
// The library and its threads are loaded before anything is measured.
await encodeDrawing(new Uint8Array(3), 1)
if (process.platform === 'linux')
  for (const limit of [stepBack, boundByKernel])
    try {
      limit()
    } catch {
      // A sandbox may refuse one of them. Without `prlimit`, only the watch applies the limit.
    }
