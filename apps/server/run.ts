import { createLog, trueStack } from '@hojip/platform/log'
import { isWorker, NotOpened } from '@hojip/platform/workers'
import { banner } from './running/banner.ts'
import { configFaults, environment, readConfig, startedEnvironment, type Config } from './config.ts'
import { FolderInUse } from './settings/data-folder.ts'
import { endWhenTold, exitCodes } from './running/ending.ts'
import { silentProgress, terminalProgress } from './running/progress.ts'
import { configWarnings } from './settings/production.ts'
import { Faulty } from './workers/prepare.ts'

const mode = process.argv[2] === 'serve' ? 'serve' : 'demo'

function giveUp(faults: readonly string[], code: number = exitCodes.cannotStart): never {
  process.stderr.write(`Hojip cannot start:\n${faults.map((f) => `  - ${f}\n`).join('')}See .env.example.\n`)
  process.exit(code)
}

/** During startup there is nothing to shut down in order: what has been started ends with the process. */
let endWith = (code: number, _lead?: boolean): void => process.exit(code)

function onLost(why: string) {
  const what = 'PostgreSQL ended three times within a minute and was not started again'
  process.stderr.write(`Hojip ends: ${what} (${why}). See its server.log in the data folder.\n`)
  endWith(exitCodes.partsDied)
}

function onOutdated() {
  process.stderr.write('Hojip ends: a newer version has changed the database. Start that version instead.\n')
  endWith(exitCodes.outdated)
}

function onWorkersLost(code: number) {
  // A worker that is outdated has said so itself.
  if (code === exitCodes.partsDied)
    process.stderr.write('Hojip ends: its workers ended three times within a minute. Its log tells more.\n')
  endWith(code)
}

const started = startedEnvironment()
const env = environment()
const isUnderNpm = env['npm_lifecycle_event'] !== undefined
const progress = terminalProgress(process.stdout)

function facts(config: Config) {
  const log = createLog(config.LOG_LEVEL ?? (mode === 'demo' ? 'warn' : 'info'))
  return { config, env, log, leadMs: config.DRAIN_SECONDS * 1_000 }
}

type Facts = ReturnType<typeof facts>

function sayOpen({ config }: Facts, url: string, simulatorUrl?: string) {
  progress.end()
  process.stdout.write(banner({ mode, url, simulatorUrl, seconds: performance.now() / 1_000 }))
  for (const line of configWarnings(config)) process.stderr.write(`  WARNING: ${line}\n`)
}

/** A terminal that is closed ends the mall. Anybody else who sends the signal wants the workers replaced. */
function onHangUp(replace: () => void) {
  const isTerminal = process.stdin.isTTY || process.stdout.isTTY
  process.on('SIGHUP', () => (isTerminal ? endWith(exitCodes.stopped) : replace()))
}

/** The whole mall in this process. */
async function runAlone(its: Facts) {
  const { startMall } = await import('./start.ts')
  const mall = await startMall({ ...its, progress, onLost, onOutdated })
  sayOpen(its, mall.url, mall.simulatorUrl)
  endWith = endWhenTold({ ...its, stop: mall.stop, isUnderNpm }).end
  onHangUp(() => its.log.warn('workers.none', { why: 'WORKERS is 1, so nothing is replaced' }))
}

/** One of several processes that serve the mall: its primary speaks for it. */
async function runAsWorker(its: Facts) {
  const { startWorker } = await import('./workers/worker.ts')
  let isLed = true
  const onStop = (lead: boolean) => {
    isLed = lead
    endWith(exitCodes.stopped)
  }
  const worker = await startWorker({ ...its, progress: silentProgress, onOutdated, onStop })
  endWith = endWhenTold({ ...its, stop: () => worker.stop(isLed), isUnderNpm: false }).end
}

/** Keeps the processes that serve the mall. */
async function runAsPrimary(its: Facts) {
  const { startPrimary } = await import('./workers/primary.ts')
  const primary = await startPrimary({ ...its, started, progress, onLost, onWorkersLost })
  sayOpen(its, primary.url)
  endWith = endWhenTold({ ...its, stop: primary.stop, isUnderNpm }).end
  onHangUp(() => void primary.replace())
}

// Node prints the stack of what nobody has caught, and ends.
process.on('uncaughtExceptionMonitor', (error) => {
  if (error.stack) error.stack = trueStack(error.stack)
})
const config = readConfig(mode, env)
if ('faults' in config || configFaults(mode, env).length > 0) giveUp(configFaults(mode, env))
else {
  const run = isWorker() ? runAsWorker : config.value.workers > 1 ? runAsPrimary : runAlone
  try {
    await run(facts(config.value))
  } catch (error) {
    progress.end()
    if (error instanceof NotOpened) process.exit(error.code)
    if (error instanceof Faulty) giveUp(error.faults)
    if (error instanceof FolderInUse) giveUp([error.message], exitCodes.folderInUse)
    giveUp([error instanceof Error ? error.message : String(error)])
  }
}
