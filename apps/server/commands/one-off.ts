import { join } from 'node:path'
import type { Tables, Tools } from '@hojip/db'
import { keepChannels } from '@hojip/payments'
import { addressOf, isUnavailable, openDatabase, openDatabaseClock } from '@hojip/platform/db'
import { startEmbeddedPostgres } from '@hojip/platform/embedded-postgres'
import type { Locale } from '@hojip/platform/i18n'
import { createJobs } from '@hojip/platform/jobs'
import { createLog, type Log } from '@hojip/platform/log'
import { refusalText, type Refusal } from '@hojip/platform/refusal'
import { environment, readConfig, type Config } from '../config.ts'
import { faultText } from '../settings/data-folder.ts'
import { keepUpToDate } from '../settings/up-to-date.ts'

/** The locale of the terminal. */
export function terminalLocale(): Locale {
  const language = new Intl.NumberFormat().resolvedOptions().locale.slice(0, 2)
  return language === 'zh' ? 'zh-CN' : language === 'ko' ? 'ko-KR' : 'en-US'
}

/** The configured server, or an embedded one: if a mall runs on this folder, its PostgreSQL, which keeps running. */
async function postgresOf(
  config: Config,
  log: Log,
  asOwner: boolean,
): Promise<{ url: string; stop?: () => Promise<void> }> {
  const url = (asOwner ? config.DATABASE_OWNER_URL : undefined) ?? config.DATABASE_URL
  if (url) return { url }
  return startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log })
}

async function openMall(config: Config, asOwner: boolean) {
  const log = createLog(config.LOG_LEVEL ?? 'warn')
  const postgres = await postgresOf(config, log, asOwner)
  const { url } = postgres
  let isOver = false
  // A pooled connection may still be closing when the server stops.
  const onError = (error: Error) => void (isOver || log.warn('db.connection-lost', { error }))
  const { db, close } = openDatabase<Tables>({
    url,
    max: 4,
    isNamed: config.DATABASE_STATEMENTS === 'named',
    onError,
  })
  const stop = async () => {
    isOver = true
    await close()
    await postgres.stop?.()
  }
  const clock = await openDatabaseClock(db).catch(async (error: unknown) => {
    await stop()
    if (!isUnavailable(error)) throw error
    throw new Error(`the database at ${addressOf(url)} does not answer`, { cause: error })
  })
  const tools: Tools = { db, log, clock, jobs: createJobs({ db, log }) }
  return { tools, url, stop }
}

/**
 * Runs `work` on the mall's database, whether a mall is running or not, and ends the process: with 0 when the work
 * succeeded, with 1 when it failed.
 */
export function runOnce(work: (tools: Tools, config: Config) => Promise<void>): Promise<never> {
  return onDatabase(
    async ({ tools, url }, config) => {
      await keepUpToDate(url, config, tools.log)
      await keepChannels(tools.db)
      await work(tools, config)
    },
    { asOwner: false },
  )
}

type Work = (mall: { tools: Tools; url: string }, config: Config) => Promise<void>

/** Like `runOnce`, as the owner of the database (`DATABASE_OWNER_URL`) and without migrating it: it may be empty. */
export function onMall(work: Work): Promise<never> {
  return onDatabase(work, { asOwner: true })
}

async function onDatabase(work: Work, { asOwner }: { asOwner: boolean }): Promise<never> {
  const config = readConfig('demo', environment())
  if ('faults' in config) return giveUp(config.faults)
  try {
    const mall = await openMall(config.value, asOwner)
    try {
      await work(mall, config.value)
    } finally {
      await mall.stop()
    }
  } catch (error) {
    const known = error as { reasons?: readonly Refusal[]; faults?: readonly string[] }
    const sentences = known.reasons?.map((reason) => refusalText(reason, terminalLocale()))
    return giveUp(sentences ?? known.faults ?? [faultText(error, config.value)])
  }
  process.exit(0)
}

export function giveUp(faults: readonly string[]): never {
  process.stderr.write(faults.map((fault) => `  ✗ ${fault}\n`).join(''))
  process.exit(1)
}
