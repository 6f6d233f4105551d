import { setTimeout as sleep } from 'node:timers/promises'
import { goals } from '../goals.ts'
import { cpuMicros, cpuOfFamily, proportionalMb } from '../processes.ts'
import type { Stage } from '../rounds.ts'
import type { Row } from '../table.ts'
import { allStatements, untilIdle } from './statements.ts'

/** PSS: each page of memory that several processes share counts in parts. */
export function memoryRow(what: string, pid: number): Row[] {
  const all = proportionalMb(pid)
  if (!all) return []
  const [mall, simulators, postgres] = [all.own, all.others, all.postgres].map((mb) => mb.toFixed(0))
  return [
    {
      what: `memory ${what}, PSS`,
      value: `mall ${mall} MB, simulators ${simulators}, PostgreSQL ${postgres}`,
    },
  ]
}

/** What a mall takes that nobody asks: statements, processor time and memory. */
export async function measureIdle({
  sizes,
  mall,
  server,
}: Pick<Stage, 'sizes' | 'mall' | 'server'>): Promise<Row[]> {
  await untilIdle(server.url)
  await sleep(sizes.idleMs)
  const times = () => [cpuMicros(mall.pid) ?? 0, cpuOfFamily(mall.pid, 'postgres') ?? 0] as const
  let used = [0, 0]
  let seconds = 0
  const sent = await allStatements(server, async () => {
    const [startedAt, before] = [performance.now(), times()]
    await sleep(sizes.idleMs)
    seconds = (performance.now() - startedAt) / 1_000
    used = times().map((after, i) => after - before[i]!)
  })
  const [own, database] = used.map((micros) => micros / seconds / 10_000) as [number, number]
  // The log is read for a little longer than the processor time.
  const perSecond = sent.length / (seconds + (4 * server.restMs) / 1_000)
  return [
    {
      what: 'at rest: statements',
      value: `${perSecond.toFixed(1)} a second`,
      goals: [goals.idleStatements(perSecond)],
    },
    {
      what: 'at rest: of a core',
      value: `${own.toFixed(2)} % mall, ${database.toFixed(2)} % database`,
      goals: [goals.idleProcessor(own)],
    },
    ...memoryRow('at rest', mall.pid),
  ]
}
