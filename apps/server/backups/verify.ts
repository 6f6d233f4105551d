import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { invariants } from '@hojip/books'
import { noteBackup } from '@hojip/health'
import { createLog } from '@hojip/platform/log'
import { giveUp, onMall, terminalLocale } from '../commands/one-off.ts'
import { environment, readConfig, type Config } from '../config.ts'
import { faultText } from '../settings/data-folder.ts'
import { terminalProgress } from '../running/progress.ts'
import { withBackup } from './place.ts'
import { verifyBackup, type Verified } from './verify-backup.ts'

// Restores a backup into a server that is started for this alone, checks it, and removes it again:
// `npm run backup:verify -- PLACE [URL of an empty database]`. Exits with 1 when anything is not as it was.

const [place, url, ...rest] = process.argv.slice(2)
if (!place || rest.length > 0)
  giveUp(['Name a backup (a folder, a file ….tar.age, s3:NAME or s3:latest): npm run backup:verify -- PLACE'])

function wrongs({ findings, miscounted }: Verified): string[] {
  const broken = findings.filter((one) => one.broken.length > 0)
  const lines = broken.map(({ name, broken: cases }) => {
    const { group, text } = invariants[name]
    return `${group} ${text[terminalLocale()]}: ${cases.map(({ id, detail }) => `${id} ${detail}`).join('; ')}`
  })
  return [...miscounted, ...lines]
}

/** Tells the mall, where there is one on this machine: operators see how old the last restored backup is. */
async function note(config: Config, bytes: number): Promise<never> {
  if (!config.DATABASE_URL && !existsSync(join(config.dataDir, 'postgres'))) process.exit(0)
  return onMall(async ({ tools }) => {
    const now = new Date(tools.clock.nowMs())
    await noteBackup(tools.db, 'check', { at: now, place: place ?? '', bytes }).catch(() =>
      process.stdout.write('  – The mall’s database is of an older version and has no note of it.\n'),
    )
  })
}

const config = readConfig('demo', environment())
if ('faults' in config) giveUp(config.faults)
const progress = terminalProgress(process.stdout)
const began = performance.now()
const log = createLog(config.value.LOG_LEVEL ?? 'warn')
const verified = await withBackup(config.value, place, (folder) =>
  verifyBackup({ folder, url, step: progress.step, log }),
)
  .catch((error: unknown) => giveUp([faultText(error, config.value)]))
  .finally(progress.end)
const faults = wrongs(verified)
if (faults.length > 0) giveUp(faults)
const seconds = Math.ceil((performance.now() - began) / 1_000)
const { rows, tables, files, takenAt, findings } = verified
process.stdout.write(
  `  ✓ ${place}: ${rows} rows of ${tables} tables and ${files} files, as of ${takenAt}, restored and checked in ${seconds} s;\n` +
    `    ${findings.length} invariants of the books hold\n`,
)
await note(config.value, 0)
