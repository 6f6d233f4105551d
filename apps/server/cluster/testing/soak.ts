import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@hojip/db'
import { hourMs } from '@hojip/platform/clock'
import { sql } from 'kysely'
import type { Machines } from './machines.ts'

/** What was measured at one time: numbers by name. */
export interface Sample {
  atMs: number
  values: Record<string, number>
}

function memoryMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1_024
}

async function sampleOf({ malls }: Machines, db: Db): Promise<Record<string, number>> {
  const ofProcesses = malls.flatMap(({ host, pid }) => [
    [`${host.name}: memory, MB`, memoryMb(pid())] as const,
    [`${host.name}: descriptors`, readdirSync(`/proc/${pid()}/fd`).length] as const,
  ])
  const { rows } = await sql<{ waiting: number; connections: number }>`
    select (select count(*)::int from pgboss.job where state in ('created', 'retry', 'active') and start_after < now()) as waiting,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`.execute(
    db,
  )
  const { waiting, connections } = rows[0]!
  return { ...Object.fromEntries(ofProcesses), 'jobs that are due': waiting, connections }
}

/** Measures every few seconds for so long. */
export async function samplesOf(
  machines: Machines,
  db: Db,
  forMs: number,
  everyMs = 5_000,
): Promise<Sample[]> {
  const samples: Sample[] = []
  const fromMs = performance.now()
  while (performance.now() - fromMs < forMs) {
    samples.push({ atMs: performance.now(), values: await sampleOf(machines, db) })
    await sleep(everyMs)
  }
  return samples
}

export interface Trend {
  name: string
  mean: number
  /** By how much it grows in an hour, by the line with the least squares. */
  anHour: number
}

export function trendsOf(samples: readonly Sample[]): Trend[] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const times = samples.map(({ atMs }) => atMs)
  const meanTime = mean(times)
  const spread = times.reduce((sum, at) => sum + (at - meanTime) ** 2, 0)
  return Object.keys(samples[0]?.values ?? {}).map((name) => {
    const values = samples.map((one) => one.values[name]!)
    const middle = mean(values)
    const slope =
      values.reduce((sum, value, n) => sum + (value - middle) * (times[n]! - meanTime), 0) / spread
    return { name, mean: middle, anHour: slope * hourMs }
  })
}
