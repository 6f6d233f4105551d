import type { Tables, Tools } from '@hojip/db'
import { openDatabase, type Database } from '@hojip/platform/db'
import { keepChannels } from '@hojip/payments'
import type { Log } from '@hojip/platform/log'
import { giveBackWhenQuiet } from '@hojip/platform/memory'
import { createMeters } from '@hojip/platform/meters'
import type { Line } from '@hojip/platform/workers'
import type { ObjectStore } from '@hojip/uploads'
import { type Config, readConfig } from './config.ts'
import { readPartners } from './settings/names/partners.ts'
import { openReplica } from './reading/open-replica.ts'
import { watchSchema } from './running/outdated.ts'
import { silentProgress } from './running/progress.ts'
import { appSecret } from './settings/secret.ts'
import type { Sites } from './sites.ts'
import {
  earlyPartners,
  Faulty,
  openFolder,
  openSites,
  prepareDatabase,
  stopAll,
  type Prepared,
  type PrepareOptions,
  type Stop,
} from './workers/prepare.ts'
import type { Figures } from './watching/figures.ts'
import { openWatching } from './watching/open-watching.ts'

export interface StartOptions extends PrepareOptions {
  /** Called once when a newer version has changed the database: what this process wrote from now on would be wrong. */
  onOutdated?: () => void
  /** Of a worker: what its primary makes ready, and the line to it. */
  prepared?: Promise<Prepared>
  line?: Line
}

export interface RunningMall {
  url: string
  simulatorUrl: string | undefined
  /** @param lead whether requests are answered for DRAIN_SECONDS first, so that whoever sends them notices the end */
  stop(lead?: boolean): Promise<void>
  /** Whether it can serve. */
  isReady(): Promise<boolean>
}

/** Counts statements for the figures. */
type Counting = Figures['database']

async function openMallDatabase(options: StartOptions, stops: Stop[], counting?: Counting) {
  const { config, log, prepared } = options
  let database: Database<Tables> | undefined
  const move = (moved: string) => database?.moveTo(moved)
  const given = await prepared
  given?.onMoved(move)
  const url = given
    ? (given.ownDatabase() ?? config.DATABASE_URL ?? '')
    : await prepareDatabase(options, stops, move)
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
    isNamed: config.DATABASE_STATEMENTS === 'named',
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

function demoPartners(env: PrepareOptions['env']) {
  const partners = readPartners(env)
  if ('faults' in partners) throw new Faulty(partners.faults)
  return partners.value
}

/** Starts everything and listens. The demo also starts its simulators and, the first time, creates its products. */
export async function startMall(options: StartOptions): Promise<RunningMall> {
  const { config, env, log, prepared, line } = options
  const stops: Stop[] = []
  let leadMs = 0
  try {
    const early = earlyPartners(options)
    if (!prepared) await openFolder(options, stops)
    const secret = early ? early.APP_SECRET : appSecret(config.dataDir)
    const { tracing, figures } = await openWatching(config, secret)
    if (tracing) stops.push(tracing.stop)
    if (figures) stops.push(async () => figures.stop())
    const sites = prepared?.then((given) => given.sites) ?? openSites(options, stops)
    const { database, simulators, buildMall } = await openParts(options, stops, figures?.database)
    const partners = early ?? demoPartners({ APP_SECRET: secret, ...simulators?.credentials, ...env })
    const mall = await buildMall({
      config: translating(config, simulators),
      partners,
      ...database,
      figures,
      tracing,
      log,
      sites,
      ...(line ? { line } : {}),
      ...(config.mode === 'demo' ? { fill: (...mall) => fillDemo(options, ...mall) } : {}),
      simulatorUrl: simulators?.url ?? null,
    })
    stops.push(() => mall.stop(leadMs))
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
      isReady: mall.isReady,
      stop: (lead = true) => {
        leadMs = lead ? config.DRAIN_SECONDS * 1_000 : 0
        return stopAll(stops, log)
      },
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
