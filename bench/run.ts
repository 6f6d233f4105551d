import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@hojip/platform/embedded-postgres'
import { type Locale, locales } from '@hojip/platform/i18n'
import { createLog } from '@hojip/platform/log'
import { builtFolder } from '@hojip/platform/site-build'
import { pageSizes } from '../scripts/page-sizes.ts'
import { measureBuying } from './scenes/buying.ts'
import { measureChat } from './scenes/chat.ts'
import { countAll } from './scenes/counting.ts'
import { measureDeadlines } from './scenes/deadlines.ts'
import { measureFirstVisits } from './scenes/lighthouse.ts'
import { fill } from './mall/fill.ts'
import { goals } from './goals.ts'
import { readKnown, type Known } from './mall/known.ts'
import { databaseHome, newMallFolder, startMallProcess, type MallProcess } from './mall/mall-process.ts'
import type { Town } from './load/caller.ts'
import { measureLongLists } from './scenes/long-lists.ts'
import { publicMeasures } from './measures.ts'
import { memoryMb, startProgram, type Program } from './processes.ts'
import { measureProductFiles } from './scenes/shops/product-files.ts'
import { measureProductLists } from './scenes/shops/product-lists.ts'
import { measureRefunds } from './scenes/refunds.ts'
import { measureGroup, type BareName, type Stage } from './rounds.ts'
import { rowsOf } from './rows.ts'
import type { Sizes } from './mall/sizes.ts'
import type { Counted } from './scenes/statements.ts'
import type { Row } from './table.ts'
import { measureShopFigures } from './scenes/shops/shop-figures.ts'
import { copiesOn, ownServers, type SceneDatabases } from './mall/scene-databases.ts'
import { measureSockets } from './scenes/sockets.ts'
import { measureTriggers } from './scenes/triggers.ts'
import { measureUploads } from './scenes/uploads.ts'
import { measureSession, measureSignIns } from './scenes/ways-in.ts'
import { measureCarts, measureDatabase, signIn } from './scenes/writing.ts'

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
  /** The SQL statements of the counted checkouts. */
  checkout: Counted | undefined
}

/** The address of the mall's own server, which is started already. */
export async function databaseUrl(dataDir: string): Promise<string> {
  return (await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: createLog('error') })).url
}

async function startBare(name: BareName): Promise<{ program: Program; port: number }> {
  const program = startProgram('references/http.ts', [name === 'Fastify' ? 'fastify' : 'http'])
  return { program, port: await program.next<number>() }
}

function secondsRow(what: string, seconds: number, goal: (seconds: number) => Row['goals'] & object): Row {
  return {
    what,
    value: `${seconds.toFixed(1)} s`,
    goals: goal(seconds),
  }
}

/** The filled mall. It is started twice: first empty, then filled. */
async function openMall(options: RunOptions): Promise<{ mall: MallProcess; rows: Row[] }> {
  const { dataDir, sizes, say } = options
  const folder = await newMallFolder(dataDir)
  const filledMark = join(dataDir, 'bench-goods')
  const rows: Row[] = []
  if (!existsSync(filledMark)) {
    say('starting a new mall')
    const first = await startMallProcess(folder)
    rows.push(secondsRow('first start to first page', first.seconds, (s) => [goals.firstStart(s)]))
    await fill(await databaseUrl(dataDir), sizes.goods, (done) => say(`${done} of ${sizes.goods} products`))
    await first.program.stop()
    writeFileSync(filledMark, String(sizes.goods))
  }
  say('starting the filled mall')
  const mall = await startMallProcess(folder, options.execArgv)
  rows.push(secondsRow('later start to first page', mall.seconds, (s) => [goals.laterStart(s)]))
  return { mall, rows }
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

function remembered(mall: MallProcess): Row[] {
  const megabytes = memoryMb(mall.program.pid)
  return megabytes === undefined
    ? []
    : [{ what: 'memory after the load', value: `${megabytes.toFixed(0)} MB` }]
}

async function measureReading(stage: Stage, known: Known, options: RunOptions): Promise<Row[]> {
  const { say } = options
  const rows: Row[] = []
  for (const group of publicMeasures(known)) {
    if (!isWanted(options, ...group.map(({ what }) => what))) continue
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

export async function runBench(options: RunOptions): Promise<Results> {
  const { dataDir, sizes, say } = options
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
    return { rows: visited, sizes, postgres: undefined, checkout: undefined }
  const { mall, rows } = await openMall(options)
  const url = await databaseUrl(dataDir)
  const known = await readKnown(url, sizes.detailProducts)
  const [http, fastify] = await Promise.all([startBare('node:http'), startBare('Fastify')])
  const stage: Stage = {
    sizes,
    load: startProgram('load/main.ts'),
    mall: { pid: mall.program.pid, port: Number(new URL(mall.url).port) },
    bare: { 'node:http': http, Fastify: fastify },
  }
  const measured = await measureReading(stage, known, options)
  const town = { url: mall.url, simulatorUrl: mall.simulatorUrl }
  let signedIn: Promise<string[]> | undefined
  const shoppers = () => (signedIn ??= signIn(stage, town))
  measured.push(...(await measurePeople({ stage, known, town, shoppers }, options)))
  let checkout: Counted | undefined
  if (isWanted(options, 'add to cart', 'checkout', 'SQL')) {
    const database = startProgram('references/database.ts', [url])
    await database.next()
    say('carts and checkouts')
    const tokens = await shoppers()
    measured.push(...(await measureCarts(stage, known, tokens, database)))
    measured.push(...(await measureBuying({ stage, known, town, database, url })))
    measured.push(...(await measureDatabase(stage, database)))
    await database.stop()
    say('counting statements')
    const counted = await countAll(stage, known, { url, home: databaseHome(dataDir) })
    measured.push(...counted.rows)
    checkout = counted.checkout
  }
  if (isWanted(options, 'triggers')) {
    say('triggers')
    await shoppers()
    measured.push(...(await measureTriggers(stage, known, url)))
  }
  if (isWanted(options, 'refund')) {
    say('refunds')
    await shoppers()
    measured.push(...(await measureRefunds(stage, town, url)))
  }
  if (isWanted(options, 'deadlines')) {
    say('deadlines')
    await shoppers()
    measured.push(...(await measureDeadlines(stage, known, url)))
  }
  // Last, so that so many orders do not affect the other figures.
  if (isWanted(options, `order list of one with ${sizes.listedOrders.toLocaleString('en-US')}`)) {
    say('long lists of orders')
    measured.push(...(await measureLongLists(stage, known, await shoppers(), url)))
  }
  measured.push(...remembered(mall), await weigh(dataDir))
  await mall.program.stop()
  return { rows: [...measured, ...rows, ...visited], sizes, postgres: known.postgres, checkout }
}
