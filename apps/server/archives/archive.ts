import { archiveDue, dueMonths, readArchive } from '@hojip/db/retention'
import { makePartitions } from '@hojip/health'
import { connectTo } from '@hojip/platform/db'
import type { Config } from '../config.ts'
import { giveUp, onMall } from '../commands/one-off.ts'
import { intoArchive, withArchived } from './place.ts'
import { sealFor, sealOfFile } from './seal.ts'

// Archives the months that are past their time: `npm run archive -- FOLDER`, or `s3:FOLDER` in the bucket of backups;
// `npm run archive -- --dry-run` only says which. `npm run archive -- --read FILE`, or `s3:FOLDER/FILE`, brings the rows of a file back into a table of their own.

const usage = [
  'Archive by npm run archive -- FOLDER (or s3:FOLDER), look before by npm run archive -- --dry-run, and read by npm run archive -- --read FILE',
]

const args = process.argv.slice(2)
const [how, file, ...rest] = args
if (!how || rest.length > 0 || (file !== undefined) !== (how === '--read')) giveUp(usage)
if (how.startsWith('-') && how !== '--read' && how !== '--dry-run') giveUp(usage)

function say(line: string) {
  process.stdout.write(`  ${line}\n`)
}

function size(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(bytes < 2 ** 20 ? 2 : 0)} MB`
}

async function look(url: string, config: Config, now: Date) {
  const client = await connectTo(url, { connectionTimeoutMillis: 15_000 })
  try {
    const due = await dueMonths(client, { now, months: config.ARCHIVE_MONTHS })
    for (const { parts, untilMonth, bytes } of due)
      say(
        `${parts.map(({ partition }) => partition.name).join(', ')}: ended before ${untilMonth}, ${size(bytes)}`,
      )
    say(due.length === 0 ? 'Nothing is due.' : 'Nothing was changed.')
  } finally {
    await client.end()
  }
}

async function read(url: string, config: Config, place: string) {
  const { into, rows, table, since, until } = await withArchived(config, place, async (file) =>
    readArchive(url, file, await sealOfFile(file, config.BACKUP_IDENTITY_FILE)),
  )
  say(`✓ ${into}: ${rows} rows of ${table}, ${since ? `from ${since} ` : ''}to below ${until}`)
  say(`  drop table ${into}; when you have read them`)
}

await onMall(async ({ url, tools }, config) => {
  const now = new Date(tools.clock.nowMs())
  if (how === '--dry-run') return look(url, config, now)
  if (file !== undefined) return read(url, config, file)
  await intoArchive(config, how, async (where) => {
    await makePartitions(tools.db, now)
    const recipient = config.BACKUP_RECIPIENT
    const count = await archiveDue({
      ...where,
      url,
      now,
      months: config.ARCHIVE_MONTHS,
      seal: recipient ? await sealFor(recipient) : undefined,
      onFile: (name, { rows }) => say(`✓ ${name}: ${rows} rows`),
      onBusy: (why) => say(`… ${why}. Again in a moment.`),
    })
    say(count === 0 ? 'Nothing is due.' : `${count} months were archived in ${how}.`)
  })
})
