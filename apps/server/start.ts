import { join } from 'node:path'
import type { Tables } from '@hojip/db'
import { migrate } from '@hojip/db/migrate'
import type { MakePicture } from '@hojip/pictures'
import { openDatabase, type Database } from '@hojip/platform/db'
import { startEmbeddedPostgres } from '@hojip/platform/embedded-postgres'
import type { Log } from '@hojip/platform/log'
import { createMeters } from '@hojip/platform/meters'
import { closeFolder } from '@hojip/platform/private-files'
import { buildMall } from './app.ts'
import { type Config, readConfig, readPartners } from './config.ts'
import { folderFault, takeFolder } from './settings/data-folder.ts'
import { silentProgress, type Progress } from './running/progress.ts'
import { appSecret } from './settings/secret.ts'
import { findSites } from './sites.ts'

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
  /** Makes the demo's pictures; tests pass one that reuses pictures made before. */
  makePicture?: MakePicture
}

export interface RunningMall {
  url: string
  simulatorUrl: string | undefined
  stop(): Promise<void>
}

type Stop = () => Promise<void>

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

async function openMallDatabase(options: StartOptions, stops: Stop[]) {
  const { config, log } = options
  let database: Database<Tables> | undefined
  let url: string
  const onMoved = (moved: string) => {
    url = moved
    database?.moveTo(moved)
  }
  url = config.DATABASE_URL ?? (await startOwnServer(options, stops, onMoved))
  await migrate(url)
  let closing = false
  const meters = createMeters()
  const opened = (database = openDatabase<Tables>({
    url,
    onStatement: meters.statement,
    max: config.DATABASE_POOL,
    // During shutdown the server may be gone before the last connection notices.
    onError: (error) => closing || log.warn('db.connection-lost', { error }),
  }))
  stops.push(() => {
    closing = true
    return opened.close()
  })
  return { db: opened.db, meters }
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

async function openParts(options: StartOptions, stops: Stop[]) {
  const { config, progress } = options
  const settled = await Promise.allSettled([
    openMallDatabase(options, stops),
    openSimulators(options, stops),
    findSites(config, (line) => progress.step(line)),
  ])
  const failure = settled.find((part) => part.status === 'rejected')
  if (failure) throw failure.reason
  const [database, simulators, sites] = settled
  if (database.status !== 'fulfilled' || simulators.status !== 'fulfilled' || sites.status !== 'fulfilled')
    throw new Error('unreachable')
  return { database: database.value, simulators: simulators.value, buildDir: sites.value }
}

/** Starts everything and listens. The demo also starts its simulators and, the first time, creates its products. */
export async function startMall(options: StartOptions): Promise<RunningMall> {
  const { config, env, log, progress } = options
  const stops: Stop[] = []
  try {
    // In production the secrets are checked before anything is started.
    const early = config.mode === 'serve' ? readPartners(env) : undefined
    if (early && 'faults' in early) throw new Faulty(early.faults)
    const fault = folderFault(config.dataDir)
    if (fault) throw new Faulty([fault])
    const letGo = await takeFolder(config)
    stops.push(async () => letGo())
    const { database, simulators, buildDir } = await openParts(options, stops)
    const secret = config.mode === 'demo' ? appSecret(config.dataDir) : undefined
    const partners = early ?? readPartners({ APP_SECRET: secret, ...simulators?.credentials, ...env })
    if ('faults' in partners) throw new Faulty(partners.faults)
    for (const name of ['uploads', 'pictures']) await closeFolder(join(config.dataDir, name))
    const mall = await buildMall({
      config,
      partners: partners.value,
      ...database,
      log,
      buildDir,
      simulatorUrl: simulators?.url ?? null,
    })
    stops.push(mall.stop)
    if (config.mode === 'demo') {
      // Production never loads the demo's data.
      const { seedDemo } = await import('./demo/seed.ts')
      const made = options.makePicture ? { makePicture: options.makePicture } : {}
      await seedDemo(mall.tools, { dataDir: config.dataDir, objects: mall.objects, progress, ...made })
    }
    await mall.listen()
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
export function startDemo(
  env: Record<string, string>,
  log: Log,
  more: Pick<StartOptions, 'makePicture'> = {},
): Promise<RunningMall> {
  const config = readConfig('demo', env)
  if ('faults' in config) throw new Faulty(config.faults)
  return startMall({ config: config.value, env, log, progress: silentProgress, ...more })
}
