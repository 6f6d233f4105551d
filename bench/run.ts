import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@hojip/platform/embedded-postgres'
import { type Locale, locales } from '@hojip/platform/i18n'
import { createLog } from '@hojip/platform/log'
import { builtFolder } from '@hojip/platform/site-build'
import { pageSizes } from '../scripts/page-sizes.ts'
import { measureBuying } from './scenes/buying.ts'
import { measureChat } from './scenes/chat.ts'
import { measureDeadlines } from './scenes/deadlines.ts'
import { measureFirstVisits } from './scenes/lighthouse.ts'
import { measureIdle, memoryRow } from './scenes/idle.ts'
import { readIndexQueries, withoutIndex } from './index-queries.ts'
import { fill } from './mall/fill.ts'
import { goals } from './goals.ts'
import { readKnown, type Known } from './mall/known.ts'
import {
  databaseHome,
  newMallFolder,
  startMallProcess,
  type MallFolder,
  type MallProcess,
} from './mall/mall-process.ts'
import type { Town } from './load/caller.ts'
import { measureLongLists } from './scenes/long-lists.ts'
import { publicMeasures, type Group } from './measures.ts'
import { startProgram, untilQuiet } from './processes.ts'
import { measureOverload } from './scenes/overload.ts'
import { measureProductFiles } from './scenes/shops/product-files.ts'
import { measureProductLists } from './scenes/shops/product-lists.ts'
import { measureRefunds } from './scenes/refunds.ts'
import { askEach } from './load/connection.ts'
import { askLoad, measureGroup, type Stage } from './rounds.ts'
import { rowsOf } from './rows.ts'
import { connections, type Sizes } from './mall/sizes.ts'
import type { Row } from './table.ts'
import { measureShopFigures } from './scenes/shops/shop-figures.ts'
import { copiesOn, ownServers, type SceneDatabases } from './mall/scene-databases.ts'
import { statementsOf } from './scenes/statements.ts'
import { measureSockets } from './scenes/sockets.ts'
import { measureTriggers } from './scenes/triggers.ts'
import { measureUploads } from './scenes/uploads.ts'
import { measureSession, measureSignIns } from './scenes/ways-in.ts'

export interface RunOptions {
  dataDir: string
  sizes: Sizes
  say: (line: string) => void
  /** Options of Node for the measured mall, such as `--cpu-prof`. */
  execArgv: string[]
  /** Measures only the rows whose names contain one of these; all, when there are none. */
  only: readonly string[]
  /** The server of the tests, if one runs. */
  testDatabase: string | undefined
}

export interface Results {
  rows: Row[]
  sizes: Sizes
  /** The version of PostgreSQL; undefined when only a demo was visited. */
  postgres: string | undefined
  /** The SQL statements of the counted checkouts, with how often each was sent. */
  checkout: [text: string, count: number][]
}

/** The address of the mall's own server, which is started already. */
export async function databaseUrl(dataDir: string): Promise<string> {
  return (await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: createLog('error') })).url
}

/** React is only as fast as it is in a mall when it knows that it is no development. */
const inProduction = [
  '--no-experimental-webstorage',
  '--env-file',
  fileURLToPath(new URL('references/production.env', import.meta.url)),
]

async function startBare(url: string): Promise<Stage['bare']> {
  const program = startProgram('references/http.ts', [url], inProduction)
  return { program, port: await program.next<number>() }
}

function secondsRow(what: string, seconds: number, goal: (seconds: number) => Row['goals'] & object): Row {
  return { what, value: `${seconds.toFixed(1)} s`, goals: goal(seconds) }
}

/** Fills a new mall, which is started for it. */
async function fillMall({ dataDir, sizes, say }: RunOptions, folder: MallFolder): Promise<Row[]> {
  const filledMark = join(dataDir, 'bench-goods')
  if (existsSync(filledMark)) return []
  say('starting a new mall')
  const mall = await startMallProcess(folder)
  await fill(await databaseUrl(dataDir), sizes.goods, (done) => say(`${done} of ${sizes.goods} products`))
  await mall.program.stop()
  writeFileSync(filledMark, String(sizes.goods))
  return [secondsRow('first start to first page', mall.seconds, (s) => [goals.firstStart(s)])]
}

async function productPageKb(folder: string, locale: Locale): Promise<number> {
  return (await pageSizes(folder, locale)).find(({ path }) => path.startsWith('/goods/info/'))!.scripts
}

/** Of the language whose page is the largest. */
async function weigh(dataDir: string): Promise<Row> {
  const folder = await builtFolder(join(dataDir, 'build'), 'storefront')
  const kb = Math.max(...(await Promise.all(locales.map((locale) => productPageKb(folder, locale)))))
  return {
    what: 'JavaScript of the product page, gzip',
    value: `${kb.toFixed(1)} KB`,
    goals: [goals.script(kb)],
  }
}

/** The first search lets the mall read all products into its memory, unless they take too much. */
async function untilSearchIsReady({ mall, server }: Pick<Stage, 'mall' | 'server'>): Promise<Row> {
  const search = (minPrice: string) =>
    askEach(mall.port, [{ method: 'GET', path: `/v1/sysCategory/queryFilters?minPrice=${minPrice}` }])
  const startedAt = performance.now()
  await search('0.01')
  const ready = await untilQuiet(mall.pid)
  const sent = await statementsOf(server, () => search('0.02'))
  const isRead = !sent.some(({ text }) => text.includes('search_goods'))
  const seconds = ready && ((ready.quietAt - startedAt) / 1_000).toFixed(1)
  const value = isRead ? `${seconds ?? '?'} s` : 'no: PostgreSQL finds them'
  return { what: 'search: all products read into memory', value }
}

/** What is read without a session, as far as it is wanted. */
function readingMeasures(known: Known, options: RunOptions): Group[] {
  return publicMeasures(known).filter((group) => isWanted(options, ...group.map(({ what }) => what)))
}

async function measureReading(stage: Stage, groups: Group[], say: RunOptions['say']): Promise<Row[]> {
  const rows: Row[] = []
  for (const group of groups) {
    say(group.map(({ what }) => what).join(', '))
    rows.push(...rowsOf(await measureGroup(stage, group)))
  }
  return rows
}

/** Runs in a separate demo mall, which need not be filled. */
async function firstVisits(options: RunOptions): Promise<Row[]> {
  if (!isWanted(options, 'Lighthouse') || options.sizes.isQuick) return []
  options.say('first visits')
  return measureFirstVisits(options.dataDir)
}

function databasesOf({ dataDir, sizes, testDatabase }: RunOptions): SceneDatabases {
  return sizes.isQuick ? copiesOn(testDatabase) : ownServers(dataDir)
}

/** On a database of their own, which need not be filled. */
async function openSocketsOf(options: RunOptions): Promise<Row[]> {
  if (!isWanted(options, 'sockets')) return []
  options.say('sockets')
  return measureSockets(databasesOf(options), options.sizes)
}

async function chatOf(options: RunOptions): Promise<Row[]> {
  if (!isWanted(options, 'chat')) return []
  options.say('chat')
  return measureChat(databasesOf(options), options.sizes)
}

async function productListsOf(options: RunOptions): Promise<Row[]> {
  if (!isWanted(options, 'product list')) return []
  options.say('product lists')
  return measureProductLists(databasesOf(options), options.sizes)
}

async function productFilesOf(options: RunOptions): Promise<Row[]> {
  if (!isWanted(options, 'product files')) return []
  options.say('product files')
  return measureProductFiles(options.dataDir, databasesOf(options), options.sizes)
}

async function shopFiguresOf(options: RunOptions): Promise<Row[]> {
  if (!isWanted(options, 'shop figures')) return []
  options.say('shop figures')
  return measureShopFigures(databasesOf(options), options.sizes)
}

function isWanted({ only }: RunOptions, ...names: string[]) {
  return only.length === 0 || names.some((name) => only.some((part) => name.includes(part)))
}

interface People {
  stage: Stage
  known: Known
  town: Town
  /** The tokens of the shoppers, who sign in when they are first needed. */
  shoppers: () => Promise<string[]>
}

async function measurePeople({ stage, known, town, shoppers }: People, options: RunOptions): Promise<Row[]> {
  const rows: Row[] = []
  if (isWanted(options, 'session')) {
    options.say('what a session costs')
    rows.push(...(await measureSession(stage, known, await shoppers())))
  }
  if (isWanted(options, 'sign in')) {
    options.say('ways in')
    rows.push(...(await measureSignIns(stage, known, town)))
  }
  if (isWanted(options, 'upload')) {
    options.say('pictures')
    rows.push(...(await measureUploads(stage, await shoppers())))
  }
  return rows
}

async function measureTrade({ stage, known, town, shoppers }: People, options: RunOptions): Promise<Row[]> {
  const rows: Row[] = []
  const { sizes, server } = stage
  if (isWanted(options, 'overload')) {
    options.say('more than it can answer')
    await shoppers()
    rows.push(...(await measureOverload(stage, known)))
  }
  if (isWanted(options, 'triggers')) {
    options.say('triggers')
    rows.push(...(await measureTriggers(sizes, known, server.url)))
  }
  if (isWanted(options, 'refund')) {
    options.say('refunds')
    await shoppers()
    rows.push(...(await measureRefunds(stage, town, server.url)))
  }
  if (isWanted(options, 'deadlines')) {
    options.say('deadlines')
    await shoppers()
    rows.push(...(await measureDeadlines(stage, known, server.url)))
  }
  // Last, so that so many orders do not affect the other figures.
  if (isWanted(options, `order list of one with ${sizes.listedOrders.toLocaleString('en-US')}`)) {
    options.say('long lists of orders')
    rows.push(...(await measureLongLists(stage, known, await shoppers(), server.url)))
  }
  return rows
}

/** The server of the mall that runs now. */
async function serverOf({ dataDir, sizes }: RunOptions): Promise<Stage['server']> {
  return { url: await databaseUrl(dataDir), home: databaseHome(dataDir), restMs: sizes.restMs / 2 }
}

/** What is in the mall, what is measured of it, and what it asks its database without its index. */
async function readFilled(options: RunOptions, folder: MallFolder) {
  options.say('the statements of searches')
  const mall = await startMallProcess(folder, { settings: withoutIndex })
  const server = await serverOf(options)
  const known = await readKnown(server.url, options.sizes.detailProducts)
  const measures = readingMeasures(known, options)
  const at = { port: portOf(mall), server, sizes: options.sizes }
  const queries = await readIndexQueries(at, measures.flat())
  await mall.program.stop()
  return { known, measures, queries }
}

function portOf({ url }: Pick<MallProcess, 'url'>): number {
  return Number(new URL(url).port)
}

/** All that needs a filled mall. */
async function measureMall(options: RunOptions): Promise<Results> {
  const { dataDir, sizes, say } = options
  const folder = await newMallFolder(dataDir)
  const rows = await fillMall(options, folder)
  const { known, measures, queries } = await readFilled(options, folder)
  say('starting the filled mall')
  const mall = await startMallProcess(folder, options)
  rows.push(secondsRow('later start to first page', mall.seconds, (s) => [goals.laterStart(s)]))
  const server = await serverOf(options)
  const { url } = server
  const at = { sizes, server, queries, mall: { pid: mall.program.pid, port: portOf(mall) } }
  say('products are read into memory')
  rows.push(await untilSearchIsReady(at))
  if (isWanted(options, 'at rest')) {
    say('at rest')
    rows.push(...(await measureIdle(at)))
  }
  const stage: Stage = { ...at, load: startProgram('load/main.ts'), bare: await startBare(url) }
  const measured = await measureReading(stage, measures, say)
  const town = { url: mall.url, simulatorUrl: mall.simulatorUrl }
  let signedIn: Promise<string[]> | undefined
  const shoppers = () =>
    (signedIn ??= askLoad<string[]>(stage.load, { kind: 'sign in', town, count: connections }))
  const people = { stage, known, town, shoppers }
  measured.push(...(await measurePeople(people, options)))
  let checkout: Results['checkout'] = []
  if (isWanted(options, 'add to cart', 'checkout', 'SKU')) {
    say('carts and checkouts')
    const bought = await measureBuying({ stage, known, town, dataDir, tokens: await shoppers() })
    measured.push(...bought.rows)
    checkout = bought.texts
  }
  measured.push(...(await measureTrade(people, options)))
  const after = [...memoryRow('after the load', mall.program.pid), await weigh(dataDir)]
  await mall.program.stop()
  return { rows: [...measured, ...rows, ...after], sizes, postgres: known.postgres, checkout }
}

export async function runBench(options: RunOptions): Promise<Results> {
  const visited = [
    ...(await firstVisits(options)),
    ...(await openSocketsOf(options)),
    ...(await chatOf(options)),
    ...(await productListsOf(options)),
    ...(await productFilesOf(options)),
    ...(await shopFiguresOf(options)),
  ]
  const needNoMall = ['Lighthouse', 'sockets', 'chat', 'product list', 'product files', 'shop figures']
  if (options.only.length > 0 && options.only.every((name) => needNoMall.includes(name)))
    return { rows: visited, sizes: options.sizes, postgres: undefined, checkout: [] }
  const results = await measureMall(options)
  return { ...results, rows: [...results.rows, ...visited] }
}
