import { createLog } from '@hojip/platform/log'
import { banner } from './running/banner.ts'
import { configFaults, environment, readConfig } from './config.ts'
import { FolderInUse } from './settings/data-folder.ts'
import { endWhenTold, exitCodes } from './running/ending.ts'
import { terminalProgress } from './running/progress.ts'
import { configWarnings } from './settings/production.ts'
import { Faulty, startMall } from './start.ts'

const mode = process.argv[2] === 'serve' ? 'serve' : 'demo'

function giveUp(faults: readonly string[], code: number = exitCodes.cannotStart): never {
  process.stderr.write(`Hojip cannot start:\n${faults.map((f) => `  - ${f}\n`).join('')}See .env.example.\n`)
  process.exit(code)
}

/** During startup there is nothing to shut down in order: what has been started ends with the process. */
let endWith = (code: number): void => process.exit(code)

function onLost(why: string) {
  const what = 'PostgreSQL ended three times within a minute and was not started again'
  process.stderr.write(`Hojip ends: ${what} (${why}). See its server.log in the data folder.\n`)
  endWith(exitCodes.databaseDied)
}

function onOutdated() {
  process.stderr.write('Hojip ends: a newer version has changed the database. Start that version instead.\n')
  endWith(exitCodes.outdated)
}

const env = environment()
const config = readConfig(mode, env)
if ('faults' in config || configFaults(mode, env).length > 0) giveUp(configFaults(mode, env))
else {
  const startedAt = performance.now()
  const progress = terminalProgress(process.stdout)
  const log = createLog(config.value.LOG_LEVEL ?? (mode === 'demo' ? 'warn' : 'info'))
  try {
    const mall = await startMall({ config: config.value, env, log, progress, onLost, onOutdated })
    progress.end()
    const seconds = (performance.now() - startedAt) / 1_000
    process.stdout.write(banner({ mode, url: mall.url, simulatorUrl: mall.simulatorUrl, seconds }))
    for (const line of configWarnings(config.value)) process.stderr.write(`  WARNING: ${line}\n`)
    const isUnderNpm = env['npm_lifecycle_event'] !== undefined
    endWith = endWhenTold({ stop: mall.stop, log, isUnderNpm }).end
  } catch (error) {
    progress.end()
    if (error instanceof Faulty) giveUp(error.faults)
    if (error instanceof FolderInUse) giveUp([error.message], exitCodes.folderInUse)
    giveUp([error instanceof Error ? error.message : String(error)])
  }
}
