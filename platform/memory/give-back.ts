import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/** Collects all garbage and returns free pages to the system: a quarter of a second in which nothing else runs. */
function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

const usuallyEveryMs = 15_000
/** The share of the time in which the process did anything. */
const mostUsed = 0.05

/**
 * Returns the memory that loading and starting a program has taken and left empty, some 70 MB of the mall: once, as soon as
 * the process has had nothing to do for a while. The engine would keep it for the next load, which may be far.
 * @returns stops waiting for that
 */
export function giveBackWhenQuiet(everyMs = usuallyEveryMs): () => void {
  let since = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, since)
    since = now
    if (utilization > mostUsed) return
    clearInterval(timer)
    collectAll()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
