import { takeBackup } from '@hojip/db/backup'
import { writeSetting } from '@hojip/platform/db'
import { giveUp, onMall } from './one-off.ts'
import { terminalProgress } from '../running/progress.ts'

// Backs up the whole mall, running or not: `npm run backup -- FOLDER`.

const [folder, ...rest] = process.argv.slice(2)
if (!folder || rest.length > 0) giveUp(['Name one folder that does not exist yet: npm run backup -- FOLDER'])

await onMall(async ({ tools, url }, { dataDir }) => {
  const progress = terminalProgress(process.stdout)
  try {
    const { step } = progress
    const { tables, files, takenAt } = await takeBackup({ url, dataDir, folder, step })
    // For the figures that others watch. An empty database has no place for it.
    if (tables.length > 0) await writeSetting(tools.db, 'backup.taken', { at: takenAt })
    progress.end()
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(
      `  ✓ ${folder}: ${rows} rows of ${tables.length} tables and ${files.length} files, as of ${takenAt}\n`,
    )
  } finally {
    progress.end()
  }
})
