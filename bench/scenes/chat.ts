import { goals } from '../goals.ts'
import { median, medianOf, type Figures } from '../load/figures.ts'
import type { SceneDatabases } from '../mall/scene-databases.ts'
import { connections, type Sizes } from '../mall/sizes.ts'
import { startProgram } from '../processes.ts'
import type { DatabaseOrder } from '../references/database.ts'
import { addTalk } from '../sockets/people.ts'
import type { TalkersOrder, TalkersReport } from '../sockets/talkers.ts'
import { ofSpeed, type Row } from '../table.ts'
import { pooled } from '../connected.ts'
import { startServer } from './sockets.ts'

const shops = 20
/** Messages under way at the full load. */
const underWay = 200

/**
 * Messages of shoppers to shops, over the socket, until the agent's socket has them. The reference is one insert of the
 * same text, committed, by the bare driver. On a database of its own, so that it needs no filled mall.
 */
export async function measureChat(
  databases: SceneDatabases,
  { writers, chatMs, rounds, referenceMs }: Sizes,
): Promise<Row[]> {
  const postgres = await databases('chat')
  const pool = pooled(postgres.url, connections)
  const talk = await addTalk(pool, shops, writers)
  await pool.end()
  const database = startProgram('references/database.ts', [postgres.url])
  await database.next()
  const { program: mall, port } = await startServer('mall', postgres.url)
  const talkers = startProgram('sockets/talkers.ts')
  const tell = <T>(order: TalkersOrder) => talkers.ask<T>(order)
  await tell({ kind: 'open', port, talk })
  await tell({ kind: 'saturate', underWay, ms: chatMs / 2 })
  const bare: Figures[] = []
  const full: TalkersReport[] = []
  for (let round = 1; round <= rounds; round++) {
    const order: DatabaseOrder = { kind: 'message', ms: referenceMs * 2, connections }
    bare.push(await database.ask<Figures>(order))
    full.push(await tell({ kind: 'saturate', underWay, ms: chatMs }))
  }
  const perSecond = median(full.map((one) => one.perSecond))
  const half: TalkersReport[] = []
  for (let round = 1; round <= rounds; round++)
    half.push(await tell({ kind: 'pace', perSecond: perSecond / 2, ms: chatMs }))
  for (const one of [talkers, mall, database]) await one.stop()
  await postgres.close()
  const reference = medianOf(bare)
  const ratio = perSecond / reference.perSecond
  const atHalf = medianOf(half)
  const sum = (of: 'lost' | 'refused') => [...full, ...half].reduce((all, one) => all + one[of], 0)
  return [
    {
      what: 'chat: messages stored and delivered',
      figures: medianOf(full),
      reference: `${ofSpeed(reference.perSecond)} bare inserts`,
      ratio,
      goals: [goals.ratio(ratio, 0.6)],
    },
    {
      what: 'chat: the same at half the load',
      figures: atHalf,
      goals: [goals.messageAtHalfLoad(atHalf.p99Ms)],
    },
    {
      what: 'chat: lost of all these',
      value: `${sum('lost')}, refused ${sum('refused')}`,
      goals: [goals.lost(sum('lost') + sum('refused'))],
    },
  ]
}
