import { join } from 'node:path'
import type { Tables, Tools } from '@hojip/db'
import { openDatabase, refuseForgetfulPooler, type Database } from '@hojip/platform/db'
import { keepChannels } from '@hojip/payments'
import { startEmbeddedPostgres } from '@hojip/platform/embedded-postgres'
import type { Log } from '@hojip/platform/log'
import { giveBackWhenQuiet } from '@hojip/platform/memory'
import { createMeters } from '@hojip/platform/meters'
import { closeFolder } from '@hojip/platform/private-files'
import type { ObjectStore } from '@hojip/uploads'
import { type Config, readConfig, readPartners } from './config.ts'
import { folderFault, takeFolder } from './settings/data-folder.ts'
import { openReplica } from './reading/open-replica.ts'
import type { Figures } from './watching/figures.ts'
import { openWatching } from './watching/open-watching.ts'
import { watchSchema } from './running/outdated.ts'
import { silentProgress, type Progress } from './running/progress.ts'
import { appSecret } from './settings/secret.ts'
import { keepUpToDate } from './settings/up-to-date.ts'
import { findSites, type Sites } from './sites.ts'

/** The mall cannot start with this configuration. */
export class Faulty extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('; '))
    this.faults = faults
  }
}

export interface StartOptions {
  config: Config
  env: Record<string, string | undefined>
  log: Log
  progress: Progress
  /** Called when the mall cannot go on, because its embedded database died repeatedly. */
  onLost?: (why: string) => void
  /** Called once when a newer version has changed the database: what this process wrote from now on would be wrong. */
  onOutdated?: () => void
}

export interface RunningMall {
  url: string
  simulatorUrl: string | undefined
  stop(): Promise<void>
}

type Stop = () => Promise<void>
/** Counts statements for the figures. */
type Counting = Figures['database']

/** Stops everything in reverse order of starting, whatever fails on the way. */
async function stopAll(stops: Stop[], log: Log) {
  for (const stop of stops.toReversed())
    await stop().catch((error: unknown) => log.error('server.stop', { error }))
}

/** Starts the embedded PostgreSQL, which is restarted when it dies; `onMoved` gets its new address. */
async function startOwnServer(options: StartOptions, stops: Stop[], onMoved: (url: string) => void) {
  const { config, log, progress, onLost = () => undefined } = options
  progress.step('Starting PostgreSQL')
  const dataDir = join(config.dataDir, 'postgres')
  const postgres = await startEmbeddedPostgres({ dataDir, log, alone: true, onLost, onMoved })
  stops.push(postgres.stop)
  return postgres.url
}

async function openMallDatabase(options: StartOptions, stops: Stop[], counting?: Counting) {
  const { config, log } = options
  let database: Database<Tables> | undefined
  let url: string
  const onMoved = (moved: string) => {
    url = moved
    database?.moveTo(moved)
  }
  url = config.DATABASE_URL ?? (await startOwnServer(options, stops, onMoved))
  const isNamed = config.DATABASE_STATEMENTS === 'named'
  if (config.DATABASE_URL && isNamed) await refuseForgetfulPooler(url)
  await keepUpToDate(url, config, log)
  let closing = false
  const meters = createMeters(({ name, text, mostMs }) =>
    log.info('db.slow-statement', { cause: name, text, ms: mostMs }),
  )
  const opened = (database = openDatabase<Tables>({
    url,
    onStatement: (text, ms) => {
      meters.statement(text, ms)
      counting?.onStatement(text, ms)
    },
    onWait: counting?.onWait,
    max: config.DATABASE_POOL,
    isNamed,
    // During shutdown the server may be gone before the last connection notices.
    onError: (error) => closing || log.warn('db.connection-lost', { error }),
  }))
  stops.push(() => {
    closing = true
    return opened.close()
  })
  await keepChannels(opened.db)
  const reads = openReplica({ config, primary: opened, log, meters })
  if (reads) stops.push(reads.close)
  return { db: opened.db, pool: opened.pool, meters, ...(reads && { reads }) }
}

async function openSimulators({ config, log, progress }: StartOptions, stops: Stop[]) {
  if (config.mode !== 'demo') return undefined
  progress.step('Starting the simulators')
  const { startSimulators } = await import('./partners/simulators.ts')
  const simulators = await startSimulators({
    port: config.SIMULATOR_PORT,
    dataDir: config.dataDir,
    mallUrl: config.publicUrl,
    speed: config.SIMULATOR_SPEED,
    log,
  })
  stops.push(simulators.stop)
  return simulators
}

/** The sites are built in other processes: the mall is loaded and filled meanwhile, and awaits them at the end. */
function openSites({ config, progress }: StartOptions, stops: Stop[]): Promise<Sites> {
  const ending = new AbortController()
  const sites = findSites(config, (line) => progress.step(line), ending.signal)
  // Another part may fail first, and then nobody awaits them.
  sites.catch(() => undefined)
  stops.push(async () => ending.abort())
  return sites
}

async function openParts(options: StartOptions, stops: Stop[], counting?: Counting) {
  const settled = await Promise.allSettled([
    openMallDatabase(options, stops, counting),
    openSimulators(options, stops),
    // Loaded here, since it takes as long as all others together.
    import('./app.ts'),
  ])
  const failure = settled.find((part) => part.status === 'rejected')
  if (failure) throw failure.reason
  const [database, simulators, app] = settled
  if (database.status !== 'fulfilled' || simulators.status !== 'fulfilled' || app.status !== 'fulfilled')
    throw new Error('unreachable')
  return { database: database.value, simulators: simulators.value, buildMall: app.value.buildMall }
}

/** Production never loads the demo's data. */
async function fillDemo(options: StartOptions, tools: Tools, objects: ObjectStore) {
  const { seedDemo } = await import('./demo/seed.ts')
  const { config, progress } = options
  await seedDemo(tools, { dataDir: config.dataDir, objects, progress })
}

/** Builds what a demo does not need for its first page. */
function completeSites({ complete }: Sites, { log }: StartOptions, isStopped: () => boolean) {
  complete?.().catch((error: unknown) => isStopped() || log.error('sites.build', { error }))
}

/** The demo's translation server is a simulator, too, unless the operator names another. */
function translating(config: Config, simulators: { url: string } | undefined): Config {
  return simulators ? { TRANSLATE_URL: simulators.url, ...config } : config
}

/** Starts everything and listens. The demo also starts its simulators and, the first time, creates its products. */
export async function startMall(options: StartOptions): Promise<RunningMall> {
  const { config, env, log } = options
  const stops: Stop[] = []
  try {
    // In production the secrets are checked before anything is started.
    const early = config.mode === 'serve' ? readPartners(env) : undefined
    if (early && 'faults' in early) throw new Faulty(early.faults)
    const fault = folderFault(config.dataDir)
    if (fault) throw new Faulty([fault])
    const letGo = await takeFolder(config)
    stops.push(async () => letGo())
    const secret = early ? early.value.APP_SECRET : appSecret(config.dataDir)
    const { tracing, figures } = await openWatching(config, secret)
    if (tracing) stops.push(tracing.stop)
    if (figures) stops.push(async () => figures.stop())
    const sites = openSites(options, stops)
    const { database, simulators, buildMall } = await openParts(options, stops, figures?.database)
    const partners = early ?? readPartners({ APP_SECRET: secret, ...simulators?.credentials, ...env })
    if ('faults' in partners) throw new Faulty(partners.faults)
    for (const name of ['uploads', 'pictures']) await closeFolder(join(config.dataDir, name))
    const mall = await buildMall({
      config: translating(config, simulators),
      partners: partners.value,
      ...database,
      figures,
      tracing,
      log,
      sites,
      ...(config.mode === 'demo' ? { fill: (...mall) => fillDemo(options, ...mall) } : {}),
      simulatorUrl: simulators?.url ?? null,
    })
    stops.push(mall.stop)
    await mall.listen()
    let isStopped = false
    stops.push(async () => void (isStopped = true))
    completeSites(await sites, options, () => isStopped)
    const { onOutdated = () => undefined } = options
    const keepMemory = giveBackWhenQuiet()
    stops.push(async () => keepMemory())
    const endWatch = watchSchema({ db: database.db, movement: mall.movement, onOutdated })
    stops.push(async () => endWatch())
    return {
      url: config.publicUrl,
      simulatorUrl: simulators?.url.replace('127.0.0.1', 'localhost'),
      stop: () => stopAll(stops, log),
    }
  } catch (error) {
    await stopAll(stops, log)
    throw error
  }
}

/**
 * A demo like that of `npm start`, for end-to-end tests and benchmarks: configured by `env` alone, and without output.
 */
export function startDemo(env: Record<string, string>, log: Log): Promise<RunningMall> {
  const config = readConfig('demo', env)
  if ('faults' in config) throw new Faulty(config.faults)
  return startMall({ config: config.value, env, log, progress: silentProgress })
}
