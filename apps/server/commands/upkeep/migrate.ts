import { grantServer, migrate, planMigration, type PlannedStep } from '@hojip/db/migrate'
import type { Tools } from '@hojip/db'
import { makePartitions } from '@hojip/health'
import { loginOf } from '@hojip/platform/db'
import { giveUp, onMall } from '../one-off.ts'

// Brings the database to this version: `npm run migrate`, or `npm run migrate -- --dry-run`, which only says what it would do.

const [how, ...rest] = process.argv.slice(2)
if (rest.length > 0 || (how !== undefined && how !== '--dry-run'))
  giveUp(['Migrate by npm run migrate, or look before: npm run migrate -- --dry-run'])

function say(line: string) {
  process.stdout.write(`  ${line}\n`)
}

const kinds: Record<PlannedStep['kind'], string> = {
  expands: 'adds; earlier versions go on',
  alone: 'runs alone, outside a transaction; earlier versions go on',
  contracts: 'takes away what no version reads since',
  stops: 'EARLIER VERSIONS END: stop them first',
  functions: 'replaces functions and triggers',
}

function sayStep({ name, kind, since, locks }: PlannedStep) {
  say(`${name}: ${kinds[kind]}${since ? ` ${since}; versions from there on go on` : ''}`)
  for (const { table, mode } of locks) say(`    locks ${table} (${mode})`)
}

async function look(url: string) {
  const steps = await planMigration(url)
  if (steps.length === 0) return say('The database is up to date.')
  say(`Nothing was changed. npm run migrate would do this, in order:`)
  for (const step of steps) sayStep(step)
}

/** The queues of jobs have tables of their own. */
async function makeQueues({ jobs }: Tools) {
  await jobs.start({ work: false })
  await jobs.stop()
}

await onMall(async ({ url, tools }, { DATABASE_URL: serverUrl, DATABASE_OWNER_URL: ownerUrl }) => {
  if (how) return look(url)
  const server = ownerUrl && serverUrl ? loginOf(serverUrl).user : ''
  // Before as well, so that what is made now is open to the server at once.
  if (server) await grantServer(url, server)
  let count = 0
  await migrate(url, undefined, {
    onStep: (name, ms) => {
      count += 1
      say(`✓ ${name} (${Math.round(ms)} ms)`)
    },
    onBusy: (why, pauseMs) => say(`… ${why}. Again in ${pauseMs / 1_000} s.`),
  })
  await makeQueues(tools)
  // Whoever holds a table now does not stop an update: a job makes them each night.
  await makePartitions(tools.db, new Date(tools.clock.nowMs())).catch((error: Error) =>
    say(`… The partitions of the next months were not made: ${error.message}`),
  )
  if (server) await grantServer(url, server)
  say(count === 0 ? 'The database was up to date.' : 'The database is up to date.')
  if (server) say(`${server} may read and write its rows.`)
})
