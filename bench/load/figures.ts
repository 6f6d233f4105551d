import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** The result of one round of a measurement. */
export interface Figures {
  p50Ms: number
  p99Ms: number
  perSecond: number
  count: number
  /** Microseconds of processor time that the measured process used for each request. */
  cpuMicros?: number
}

export interface Stopwatch {
  /** Records one response that took from `startedAt` (a time of `performance.now`) until now. */
  note(startedAt: number): void
  noteMs(ms: number): void
  figures(): Figures
}

export function startStopwatch(): Stopwatch {
  const histogram: RecordableHistogram = createHistogram()
  const from = performance.now()
  const noteMs = (ms: number) => histogram.record(Math.max(1, Math.round(ms * 1_000)))
  return {
    note: (startedAt) => noteMs(performance.now() - startedAt),
    noteMs,
    figures: () => ({
      p50Ms: histogram.percentile(50) / 1_000,
      p99Ms: histogram.percentile(99) / 1_000,
      perSecond: (histogram.count / (performance.now() - from)) * 1_000,
      count: histogram.count,
    }),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** The median of each figure over several rounds. */
export function medianOf(rounds: readonly Figures[]): Figures {
  const cpu = rounds.flatMap((round) => round.cpuMicros ?? [])
  return {
    p50Ms: median(rounds.map((round) => round.p50Ms)),
    p99Ms: median(rounds.map((round) => round.p99Ms)),
    perSecond: median(rounds.map((round) => round.perSecond)),
    count: rounds.reduce((sum, round) => sum + round.count, 0),
    ...(cpu.length > 0 ? { cpuMicros: median(cpu) } : {}),
  }
}
