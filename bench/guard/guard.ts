import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { minuteMs } from '@hojip/platform/clock'
import { builtFolder } from '@hojip/platform/site-build'
import { join } from 'node:path'
import { pageSizes } from '../../scripts/page-sizes.ts'
import { firstAnswer, guestOf, orderFor, type Guest } from '../compare/guest.ts'
import { paths, type Path } from '../compare/paths.ts'
import type { Placed } from '../load/checkouts.ts'
import { askEach } from '../load/connection.ts'
import type { LoadOrder } from '../load/main.ts'
import { median, type Figures } from '../load/figures.ts'
import { fill } from '../mall/fill.ts'
import { databaseHome, newMallFolder, startMallProcess, type MallProcess } from '../mall/mall-process.ts'
import { connections } from '../mall/sizes.ts'
import { startProgram } from '../processes.ts'
import { databaseUrl } from '../run.ts'
import { countTexts, statementsOf, untilIdle } from '../scenes/statements.ts'
import { faultsOf, isDearer, type Limit, type Limits } from './judge.ts'

const limitsFile = join(import.meta.dirname, 'limits.json')
const goods = 1_500
const rounds = 5
const roundMs = 350
const referenceMs = 150
const warmUpMs = 1_000
const counted = 40
/** Fewer than a shopper may leave unpaid. */
const purchases = 15
const restMs = 100

interface Guarded extends Guest {
  mall: MallProcess
  url: string
  home: string
  say: (line: string) => void
}

/** Processor time that the mall's process spends on one answer of this load, in microseconds. */
async function microsOf({ mall, side }: Guarded, order: LoadOrder): Promise<number> {
  const before = await mall.program.ask<number>({ cpu: true })
  const { count, cpuMicros } = await side.load.ask<Figures>(order)
  // The load of purchases cancels them in the end, and leaves that out.
  if (order.kind === 'checkouts' && cpuMicros !== undefined) return cpuMicros
  const after = await mall.program.ask<number>({ cpu: true })
  return (after - before) / Math.max(1, count)
}

/** Of many pages each is rendered when it is first asked for, and compressed for many at the second time: that takes seconds. */
async function warmUp(at: Guarded, order: LoadOrder): Promise<void> {
  if (order.kind === 'requests' && !order.load.isOnce) {
    const each = { ...order, load: { ...order.load, isOnce: true, ms: minuteMs } }
    for (let times = 0; times < 2; times++) await microsOf(at, each)
  }
  await microsOf(at, order)
}

/** The median over the rounds of a path's time divided by that of the reference right before it. */
async function timesOf(at: Guarded, path: Path, firstRound: number): Promise<number> {
  const order = (round: number, ms: number) => orderFor(at, path, round, ms)
  const reference = {
    kind: 'requests',
    load: {
      port: at.mall.referencePort,
      requests: [{ method: 'GET', path: '/' }],
      connections,
      ms: referenceMs,
    },
  } as const
  await warmUp(at, order(firstRound, warmUpMs))
  const ratios: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const bare = await microsOf(at, reference)
    ratios.push((await microsOf(at, order(firstRound + round, roundMs))) / bare)
  }
  return median(ratios)
}

/** Statements of one answer. What the mall does by itself meanwhile is rarer than every second answer, and left out. */
async function statementCount(at: Guarded, path: Path): Promise<number> {
  const { side, seen } = at
  const order = orderFor(at, path, 90, 0)
  await untilIdle(at.url)
  const count = async (pieces: number, work: () => Promise<unknown>) => {
    const sent = await statementsOf({ url: at.url, home: at.home, restMs }, work)
    // Of one text, however long its lists are.
    const texts = sent.map((one) => ({ ...one, text: one.text.replaceAll(/\$\d+(?:, ?\$\d+)*/g, '$') }))
    return countTexts(texts).reduce((sum, [, times]) => sum + Math.round(times / pieces), 0)
  }
  if (order.kind === 'requests') {
    const requests = order.load.requests.slice(0, counted)
    return count(requests.length, () => askEach(side.port, requests))
  }
  const skuIds = seen.skuIds.slice(0, purchases)
  const isPlaced = order.kind === 'checkouts' && order.load.until === 'placed'
  if (!isPlaced) return count(purchases, () => side.load.ask({ kind: 'buy', skuIds }))
  const orderIds: string[] = []
  const found = await count(purchases, async () => {
    for (const skuId of skuIds)
      orderIds.push(...(await side.load.ask<Placed>({ kind: 'place', skuId })).orderIds)
  })
  // The next try would have too many of them unpaid.
  await side.load.ask({ kind: 'cancel', orderIds })
  return found
}

/** Of a page before compression. */
async function kbOf(at: Guarded, path: Path): Promise<number | undefined> {
  if (!path.what.startsWith('page ')) return undefined
  const answer = await firstAnswer(at, path, { round: 91, headers: { 'accept-language': 'zh-CN' } })
  return answer && Math.round(answer.body.length / 100) / 10
}

async function openGuarded(dataDir: string, say: Guarded['say']): Promise<Guarded> {
  say('a new mall')
  const mall = await startMallProcess(await newMallFolder(dataDir))
  const url = await databaseUrl(dataDir)
  await fill(url, goods)
  const load = startProgram('load/main.ts')
  const { program, simulatorUrl } = mall
  const port = Number(new URL(mall.url).port)
  const side = { name: 'now', url: mall.url, simulatorUrl, port, pid: program.pid, load, stop: program.stop }
  return { ...(await guestOf(side)), mall, url, home: databaseHome(dataDir), say }
}

function rounded(times: number): number {
  return Number(times.toPrecision(3))
}

const tries = 3

/** The best of up to three tries. */
async function measurePath(at: Guarded, path: Path, limit: Limit | undefined): Promise<Limit> {
  at.say(path.what)
  const kb = await kbOf(at, path)
  let times = await timesOf(at, path, 0)
  let statements = await statementCount(at, path)
  // Something else may have kept the machine or the database busy just then; it will not do so three times.
  for (let again = 1; again < tries && limit && isDearer({ times, statements }, limit); again++) {
    times = Math.min(times, await timesOf(at, path, again * 10))
    statements = Math.min(statements, await statementCount(at, path))
  }
  return { times: rounded(times), statements, ...(kb !== undefined && { kb }) }
}

/** Machines differ in what a path costs beside its reference by about so much. */
const ofMachines = 1.2

/** What the file of limits tells: the median of three tries, and what other machines may take more. */
async function calibratePath(at: Guarded, path: Path): Promise<Limit> {
  at.say(path.what)
  const kb = await kbOf(at, path)
  const [times, counts]: [number[], number[]] = [[], []]
  for (let round = 0; round < tries; round++) {
    times.push(await timesOf(at, path, round * 10))
    counts.push(await statementCount(at, path))
  }
  return {
    times: rounded(median(times) * ofMachines),
    statements: median(counts),
    ...(kb !== undefined && { kb }),
  }
}

/** Pages whose scripts a first visit waits for most often. */
const weighed = ['/', '/goods', '/goods/info/$id', '/cart']

async function scriptsOf(dataDir: string): Promise<Limits> {
  const folder = await builtFolder(join(dataDir, 'build'), 'storefront')
  const pages = await pageSizes(folder, 'ko-KR')
  return Object.fromEntries(
    pages
      .filter(({ path }) => weighed.includes(path))
      .map(({ path, scripts }) => [
        `scripts of ${path}`,
        { times: 0, statements: 0, kb: Math.round(scripts * 10) / 10 },
      ]),
  )
}

export interface GuardOptions {
  say: Guarded['say']
  isWritten: boolean
  /** Only paths whose names contain one of these; all, when there are none. */
  only: readonly string[]
}

/** Measures fifteen paths and returns what costs more than the file of limits allows, a line each. */
export async function guard(dataDir: string, { say, isWritten, only }: GuardOptions) {
  const isWanted = (name: string) => only.length === 0 || only.some((part) => name.includes(part))
  const all = JSON.parse(readFileSync(limitsFile, 'utf8')) as Limits
  const limits = Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)))
  if (Object.keys(limits).length === 0) throw new Error(`no path has a name with ${only.join(' or ')}`)
  const at = await openGuarded(dataDir, say)
  const measured: Limits = {}
  for (const path of paths.filter(({ what }) => isWanted(what)))
    measured[path.what] = await (isWritten
      ? calibratePath(at, path)
      : measurePath(at, path, limits[path.what]))
  for (const [name, scripts] of Object.entries(await scriptsOf(dataDir)))
    if (isWanted(name)) measured[name] = scripts
  const written = only.length === 0 ? measured : { ...all, ...measured }
  if (isWritten) await writeFile(limitsFile, `${JSON.stringify(written, undefined, 2)}\n`)
  return { measured, faults: faultsOf(isWritten ? measured : limits, measured) }
}

/** A line for each path. */
export function guardTable(measured: Limits): string {
  const width = Math.max(...Object.keys(measured).map((name) => name.length))
  return Object.entries(measured)
    .map(([name, { times, statements, kb }]) =>
      [
        name.padEnd(width),
        times ? `${times.toFixed(2).padStart(8)} × reference` : ''.padStart(20),
        times ? `${String(statements).padStart(4)} statements` : ''.padStart(15),
        kb === undefined ? '' : `${kb.toFixed(1).padStart(7)} KB`,
      ].join('  '),
    )
    .join('\n')
}
