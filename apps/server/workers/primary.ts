import { showWorkersFigures } from '../watching/show-workers-figures.ts'
import { relaySignals } from '@hojip/platform/signals'
import { openCrew, type Crew, type Member } from '@hojip/platform/workers'
import { answerLimits } from '../limits/asked-limits.ts'
import { createLimiter } from '../limits/limits.ts'
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
import { findSites } from '../sites.ts'
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

/** What a worker tells the others, and the limits that all of them share. */
function introducer() {
  const limiter = createLimiter(() => performance.now())
  return ({ line }: Member, others: () => readonly Member[]) => {
    relaySignals(line, others)
    answerLimits(line, limiter)
  }
}

/** Makes ready what workers need. What it returns is kept as it is by now. */
async function prepareAll(options: PrimaryOptions, stops: Stop[], onMoved: (url: string) => void) {
  const facts: PreparedFacts = { buildDir: '' }
  const sites = openSites(options, stops)
  const url = await prepareDatabase(options, stops, (moved) => {
    facts.ownDatabase = moved
    onMoved(moved)
  })
  if (!options.config.DATABASE_URL) facts.ownDatabase = url
  facts.buildDir = (await sites).buildDir
  return facts
}

/** Finds a build that was made since the start. Without one that fits, nothing is replaced. */
async function renewSites({ config, log }: PrimaryOptions, facts: PreparedFacts): Promise<boolean> {
  if (config.ROLE === 'jobs') return true
  try {
    facts.buildDir = (await findSites(config, () => undefined)).buildDir
    return true
  } catch (error) {
    log.error('workers.not-replaced', { error })
    return false
  }
}

function crewOf(options: PrimaryOptions, prepared: Promise<PreparedFacts>): Crew {
  const { config, env, log, started, onWorkersLost } = options
  return openCrew({
    count: config.workers,
    log,
    env: () => environmentOfWorkers(started, env),
    prepared: () => prepared,
    onHired: introducer(),
    endsAll: [exitCodes.outdated],
    onLost: (code) => onWorkersLost(code ?? exitCodes.partsDied),
    stopWithinMs: config.DRAIN_SECONDS * 1_000 + workerPatienceMs,
  })
}

/**
 * Starts the workers that serve the mall on this machine, and keeps them alive. What must happen once happens here: the
 * folder's lock, the embedded database, migrations, the sites, and the figures of all workers together. It serves nothing else.
 */
export async function startPrimary(options: PrimaryOptions): Promise<RunningPrimary> {
  const { config, log } = options
  const stops: Stop[] = []
  let crew: Crew | undefined
  const stop = async () => {
    await crew?.stop()
    await stopAll(stops, log)
  }
  try {
    earlyPartners(options)
    await openFolder(options, stops)
    stops.push(await showWorkersFigures(config, log, () => crew?.open() ?? []))
    const prepared = prepareAll(options, stops, (url) => crew?.sayToAll(topics.moved, url))
    const { start, replace } = (crew = crewOf(options, prepared))
    // The first worker is loaded while the database is brought up to date.
    const [facts] = await Promise.all([prepared, start()])
    return {
      url: config.publicUrl,
      replace: async () => {
        if (await renewSites(options, facts)) await replace()
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
