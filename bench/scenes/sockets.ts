import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction, openDatabase, type Database } from '@hojip/platform/db'
import { push } from '@hojip/platform/realtime'
import { goals } from '../goals.ts'
import type { SceneDatabases } from '../mall/scene-databases.ts'
import type { Sizes } from '../mall/sizes.ts'
import { startProgram, type Program } from '../processes.ts'
import type { ClientsOrder, ClientsReport } from '../sockets/clients.ts'
import { addPeople, type Person } from '../sockets/people.ts'
import { pooled } from '../connected.ts'
import { ofSpeed, type Row } from '../table.ts'

/** A shopper's sockets. */
const eachHas = 10

export interface Server {
  program: Program
  port: number
}

export async function startServer(kind: 'mall' | 'bare', url: string): Promise<Server> {
  const program = startProgram('sockets/server.ts', [kind, url], ['--expose-gc'])
  return { program, port: await program.next<number>() }
}

function tell<T>(clients: Program, order: ClientsOrder): Promise<T> {
  return clients.ask<T>(order)
}

function tokensOf(people: readonly Person[]): string[] {
  return people.flatMap(({ token }) => Array.from({ length: eachHas }, () => token))
}

interface Memory {
  all: number
  objects: number
}

/** The memory of a socket in bytes, and how many are opened in a second. */
async function costOf(kind: 'mall' | 'bare', url: string, tokens: readonly string[], restMs: number) {
  const { program, port } = await startServer(kind, url)
  const clients = startProgram('sockets/clients.ts')
  // Code that is compiled and pools that are filled at the first sockets are no cost of a socket.
  await tell(clients, { kind: 'open', ports: [port], tokens: tokens.slice(0, 50) })
  await tell(clients, { kind: 'close' })
  await sleep(restMs)
  const before = await program.ask<Memory>('memory')
  const ms = await tell<number>(clients, { kind: 'open', ports: [port], tokens: [...tokens] })
  await sleep(restMs)
  const after = await program.ask<Memory>('memory')
  const { open } = await tell<ClientsReport>(clients, { kind: 'report' })
  if (open !== tokens.length) throw new Error(`${open} of ${tokens.length} sockets are open`)
  await clients.stop()
  await program.stop()
  const each = (of: keyof Memory) => (after[of] - before[of]) / tokens.length
  return { all: each('all'), objects: each('objects'), perSecond: (tokens.length / ms) * 1_000 }
}

async function measureCosts(url: string, people: readonly Person[], restMs: number): Promise<Row[]> {
  const tokens = tokensOf(people)
  const bare = await costOf('bare', url, tokens, restMs)
  const mall = await costOf('mall', url, tokens, restMs)
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  const count = tokens.length.toLocaleString('en-US')
  const memoryRow = (what: string, of: keyof Memory): Row => ({
    what,
    value: kb(mall[of]),
    reference: `${kb(bare[of])} bare ws`,
    ratio: mall[of] / bare[of],
  })
  const ofProcess = memoryRow(`sockets: memory of one of ${count}`, 'all')
  return [
    { ...ofProcess, goals: [goals.socketMemory(ofProcess.ratio!)] },
    memoryRow('sockets: of it JavaScript objects', 'objects'),
    {
      what: `sockets: opening ${count}`,
      value: `${ofSpeed(mall.perSecond)} per s`,
      reference: `${ofSpeed(bare.perSecond)} bare ws`,
      ratio: mall.perSecond / bare.perSecond,
    },
  ]
}

/** Pushes numbered messages to one shopper after the other, some 700 a second. */
async function pushAll(db: Database<unknown>['db'], people: readonly Person[], count: number): Promise<void> {
  for (let number = 0; number < count; number += 20) {
    const some = Array.from({ length: Math.min(20, count - number) }, (_, i) => number + i)
    await inTransaction(db, (tx) =>
      push(
        tx,
        some.map((one) => ({
          channel: `user:${people[one % people.length]!.userId}`,
          event: 'notice',
          data: { number: one },
        })),
      ),
    )
    await sleep(25)
  }
}

/** How many numbers a shopper's sockets have to get, and how many of them are missing or there twice. */
function compared(reports: readonly ClientsReport[], people: readonly Person[], pushed: number) {
  const received = reports.flatMap((report) => report.received)
  let [missing, twice, again] = [0, 0, 0]
  for (const [i, { numbers, frames }] of received.entries()) {
    const person = Math.floor(i / eachHas)
    const expected = Math.floor((pushed - 1 - person) / people.length) + 1
    const distinct = new Set(numbers)
    missing += expected - distinct.size
    twice += numbers.length - distinct.size
    again += frames - numbers.length
  }
  return { missing, twice, again }
}

async function measureStorm(
  url: string,
  people: readonly Person[],
  { pushed, restMs }: Pick<Sizes, 'pushed' | 'restMs'>,
): Promise<Row[]> {
  const database = openDatabase<unknown>({ url })
  const servers = await Promise.all([startServer('mall', url), startServer('mall', url)])
  const half = people.length / 2
  const halves = [people.slice(0, half), people.slice(half)]
  const clients = halves.map(() => startProgram('sockets/clients.ts'))
  const ports = servers.map(({ port }) => port)
  for (const [i, one] of clients.entries())
    await tell(one, { kind: 'open', ports, tokens: tokensOf(halves[i]!) })
  const [doomed, left] = servers
  for (const one of clients) await tell(one, { kind: 'move', port: left.port })
  const pushing = pushAll(database.db, people, pushed)
  await sleep(300)
  const killedAt = Date.now()
  process.kill(doomed.program.pid, 'SIGKILL')
  const sockets = people.length * eachHas
  const reportAll = () => Promise.all(clients.map((one) => tell<ClientsReport>(one, { kind: 'report' })))
  const openOf = (all: readonly ClientsReport[]) => all.reduce((sum, { open }) => sum + open, 0)
  const isOver = (all: readonly ClientsReport[]) =>
    openOf(all) === sockets && all.reduce((sum, { back }) => sum + back, 0) >= sockets / 2
  await pushing
  let reports = await reportAll()
  for (let tries = 0; tries < 60 && !isOver(reports); tries += 1) {
    await sleep(500)
    reports = await reportAll()
  }
  await sleep(2 * restMs)
  reports = await reportAll()
  for (const one of clients) await one.stop()
  await left.program.stop()
  await database.close()
  const sum = (of: 'back' | 'readAnew' | 'tries') => reports.reduce((all, report) => all + report[of], 0)
  const seconds = (Math.max(...reports.map(({ backAtMs }) => backAtMs)) - killedAt) / 1_000
  const { missing, twice, again } = compared(reports, people, pushed)
  const count = (value: number) => value.toLocaleString('en-US')
  return [
    {
      what: `sockets: ${count(sockets)} on two processes, one is killed: all are back after`,
      value: `${seconds.toFixed(1)} s`,
      reference: `${count(sum('back'))} came back in ${count(sum('tries'))} tries`,
      goals: [goals.storm(openOf(reports) === sockets ? seconds : Number.POSITIVE_INFINITY)],
    },
    {
      what: `sockets: ${count(pushed * eachHas)} messages meanwhile: lost`,
      value: `${count(missing)}, twice ${count(twice)}`,
      reference: `${count(sum('readAnew'))} had to read anew, ${count(again)} frames came again`,
      goals: [goals.lost(missing + twice)],
    },
  ]
}

/** On a database of its own, so that it needs no filled mall. */
export async function measureSockets(
  databases: SceneDatabases,
  sizes: Pick<Sizes, 'sockets' | 'pushed' | 'restMs'>,
): Promise<Row[]> {
  const database = await databases('sockets')
  const pool = pooled(database.url, 10)
  const people = await addPeople(pool, sizes.sockets / eachHas)
  await pool.end()
  const rows = [
    ...(await measureCosts(database.url, people.slice(0, people.length / 2), sizes.restMs)),
    ...(await measureStorm(database.url, people, sizes)),
  ]
  await database.close()
  return rows
}
