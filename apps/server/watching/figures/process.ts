import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

const resolutionMs = 10
const quantiles = [0.5, 0.99, 1]

/** How late the event loop of this process is, and how busy, since the last time that somebody asked. */
function loopFigures(registers: Registry[]): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  new Gauge({
    name: 'hojip_loop_delay_seconds',
    help: 'How late the event loop was since the last scrape, without the 10 ms between two looks',
    labelNames: ['quantile'],
    aggregator: 'max',
    registers,
    collect() {
      for (const quantile of quantiles) {
        const lateNs = delay.percentile(quantile * 100) - resolutionMs * 1e6
        this.set({ quantile: String(quantile) }, Math.max(0, lateNs / 1e9))
      }
      delay.reset()
    },
  })
  let last = performance.eventLoopUtilization()
  new Gauge({
    name: 'hojip_loop_utilization',
    help: 'The share of the time in which the event loop worked since the last scrape',
    aggregator: 'average',
    registers,
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, last).utilization)
      last = now
    },
  })
  return () => void delay.disable()
}

function openFiles(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    // Only Linux has it.
    return undefined
  }
}

/** What the process takes, under the names that every exporter uses. */
function usageFigures(registers: Registry[]): void {
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process began',
    aggregator: 'max',
    registers,
  }).set(performance.timeOrigin / 1_000)
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Gauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'What objects take of the memory',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed)
    },
  })
  new Gauge({
    name: 'process_open_fds',
    help: 'Open files and connections',
    registers,
    collect() {
      const count = openFiles()
      if (count !== undefined) this.set(count)
    },
  })
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
}

/** @returns stops looking at the event loop */
export function processFigures(
  registry: Registry,
  versions: { version: string; schema: string },
): () => void {
  new Gauge({
    name: 'hojip_build_info',
    help: 'The version of the mall and the newest step of its schema; always 1',
    labelNames: ['version', 'schema'],
    aggregator: 'first',
    registers: [registry],
  }).set(versions, 1)
  usageFigures([registry])
  return loopFigures([registry])
}
