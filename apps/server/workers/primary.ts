import { openCrew, type Crew, type Member } from '@hojip/platform/workers'
import { exitCodes } from '../running/ending.ts'
import {
  earlyPartners,
  openFolder,
  openSites,
  prepareDatabase,
  stopAll,
  type PrepareOptions,
  type Stop,
} from './prepare.ts'
import { topics, type PreparedFacts } from './topics.ts'

export interface PrimaryOptions extends PrepareOptions {
  /** The environment that this process was started with, without what a file has added to it. */
  started: Record<string, string | undefined>
  /** Called when the workers cannot go on, with the code to end with. */
  onWorkersLost: (code: number) => void
}

export interface RunningPrimary {
  url: string
  /** Replaces the workers one after the other, by such that read the configuration anew. */
  replace(): Promise<void>
  stop(): Promise<void>
}

/** Workers have as long as a mall alone, after the time in which they answer while `/ready` says no. */
const workerPatienceMs = 35_000

/** Names that only the file of the environment has: each worker reads the file itself, as it is by then. */
function environmentOfWorkers(started: PrimaryOptions['started'], env: PrimaryOptions['env']) {
  const own = Object.keys(env).filter((name) => started[name] === undefined)
  return { ...started, ...Object.fromEntries(own.map((name) => [name, undefined])) }
}

/** What one worker tells the others. */
function introduce(member: Member, others: () => readonly Member[]) {
  member.line.receive(topics.signal, (data) => {
    for (const other of others()) other.line.say(topics.signal, data)
  })
}

/**
 * Starts the workers that serve the mall on this machine, and keeps them alive. What must happen once happens here: the
 * folder's lock, the embedded database, migrations, the sites. It serves nothing itself.
 */
export async function startPrimary(options: PrimaryOptions): Promise<RunningPrimary> {
  const { config, env, log, started, onWorkersLost } = options
  const stops: Stop[] = []
  let crew: Crew | undefined
  try {
    earlyPartners(options)
    await openFolder(options, stops)
    const prepared = prepareAll(options, stops, (url) => crew?.sayToAll(topics.moved, url))
    crew = openCrew({
      count: config.workers,
      log,
      env: () => environmentOfWorkers(started, env),
      prepared: () => prepared,
      onHired: introduce,
      endsAll: [exitCodes.outdated],
      onLost: (code) => onWorkersLost(code ?? exitCodes.partsDied),
      stopWithinMs: config.DRAIN_SECONDS * 1_000 + workerPatienceMs,
    })
    stops.push(crew.stop)
    // Loaded while the database is brought up to date; a fault of the latter is the one that is told.
    await Promise.all([prepared, crew.start()])
    return { url: config.publicUrl, replace: crew.replace, stop: () => stopAll(stops, log) }
  } catch (error) {
    await stopAll(stops, log)
    throw error
  }
}

async function prepareAll(
  options: PrimaryOptions,
  stops: Stop[],
  onMoved: (url: string) => void,
): Promise<PreparedFacts> {
  let ownDatabase: string | undefined
  const sites = openSites(options, stops)
  const url = await prepareDatabase(options, stops, (moved) => {
    ownDatabase = moved
    onMoved(moved)
  })
  if (!options.config.DATABASE_URL) ownDatabase = url
  const { buildDir } = await sites
  return { ownDatabase, buildDir }
}
