/** Takes a job, reports it, and never finishes it. */
import { openDatabase } from '../../db/index.ts'
import { createLog } from '../../log/index.ts'
import { createJobs } from '../index.ts'

const [url] = process.argv.slice(2) as [string]
const { db } = openDatabase({ url, max: 4 })
const jobs = createJobs({ db, log: createLog('error'), pollSeconds: 0.1 })
jobs.handle('tests.hold', async () => {
  process.send?.('held')
  await new Promise(() => undefined)
})
process.on('disconnect', () => process.exit(0))
await jobs.start({ work: true })
