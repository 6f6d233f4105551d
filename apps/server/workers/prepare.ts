import { join } from 'node:path'
import { refuseForgetfulPooler } from '@hojip/platform/db'
import { startEmbeddedPostgres } from '@hojip/platform/embedded-postgres'
import type { Log } from '@hojip/platform/log'
import { closeFolder } from '@hojip/platform/private-files'
import type { Config } from '../config.ts'
import { type Partners, readPartners } from '../settings/names/partners.ts'
import type { Progress } from '../running/progress.ts'
import { folderFault, takeFolder } from '../settings/data-folder.ts'
import { keepUpToDate } from '../settings/up-to-date.ts'
import { findSites, type Sites } from '../sites.ts'
import { warnOfConnections } from './connections.ts'

/** The mall cannot start with this configuration. */
export class Faulty extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('; '))
    this.faults = faults
  }
}

export interface PrepareOptions {
  config: Config
  env: Record<string, string | undefined>
  log: Log
  progress: Progress
  /** Called when the mall cannot go on, because its embedded database died repeatedly. */
  onLost?: (why: string) => void
}

/** What is made ready once for all processes that serve the mall on a machine, as a worker knows it. */
export interface Prepared {
  /** The address of the embedded database; undefined where DATABASE_URL names another. */
  ownDatabase: () => string | undefined
  sites: Sites
  /** Calls the listener when the embedded database has moved. */
  onMoved: (listener: (url: string) => void) => void
}

export type Stop = () => Promise<void>

/** Stops everything in reverse order of starting, whatever fails on the way. */
export async function stopAll(stops: Stop[], log: Log) {
  for (const stop of stops.toReversed())
    await stop().catch((error: unknown) => log.error('server.stop', { error }))
}

/** In production the secrets are checked before anything is started. */
export function earlyPartners({ config, env }: PrepareOptions): Partners | undefined {
  const early = config.mode === 'serve' ? readPartners(env) : undefined
  if (early && 'faults' in early) throw new Faulty(early.faults)
  return early?.value
}

/** Takes the data folder for this mall alone. */
export async function openFolder({ config }: PrepareOptions, stops: Stop[]): Promise<void> {
  const fault = folderFault(config.dataDir)
  if (fault) throw new Faulty([fault])
  const letGo = await takeFolder(config)
  stops.push(async () => letGo())
  for (const name of ['uploads', 'pictures']) await closeFolder(join(config.dataDir, name))
}

/** Starts the embedded PostgreSQL, which is restarted when it dies; `onMoved` gets its new address. */
async function startOwnServer(options: PrepareOptions, stops: Stop[], onMoved: (url: string) => void) {
  const { config, log, progress, onLost = () => undefined } = options
  progress.step('Starting PostgreSQL')
  const dataDir = join(config.dataDir, 'postgres')
  const postgres = await startEmbeddedPostgres({ dataDir, log, alone: true, onLost, onMoved })
  stops.push(postgres.stop)
  return postgres.url
}

/**
 * Starts the embedded database where no other is named, and brings the database up to date.
 * @returns its address, as it is by then
 */
export async function prepareDatabase(
  options: PrepareOptions,
  stops: Stop[],
  onMoved: (url: string) => void,
): Promise<string> {
  const { DATABASE_URL, DATABASE_STATEMENTS } = options.config
  let url: string
  const move = (moved: string) => {
    url = moved
    onMoved(moved)
  }
  url = DATABASE_URL ?? (await startOwnServer(options, stops, move))
  if (DATABASE_URL && DATABASE_STATEMENTS === 'named') await refuseForgetfulPooler(url)
  await keepUpToDate(url, options.config, options.log)
  if (options.config.mode === 'serve') await warnOfConnections(options.config, url, options.log)
  return url
}

/** The sites are built in other processes: the mall is loaded and filled meanwhile, and awaits them at the end. */
export function openSites({ config, progress }: PrepareOptions, stops: Stop[]): Promise<Sites> {
  // Where nobody is served, nothing is built either.
  if (config.ROLE === 'jobs') return Promise.resolve({ buildDir: config.buildDir })
  const ending = new AbortController()
  const sites = findSites(config, (line) => progress.step(line), ending.signal)
  // Another part may fail first, and then nobody awaits them.
  sites.catch(() => undefined)
  stops.push(async () => ending.abort())
  return sites
}
