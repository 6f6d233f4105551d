/**
 * `npm run audit -- [--report FILE]`: asks the registry for advisories of what runs in production, and compares them with the
 * written exceptions in `scripts/audit/exceptions.json`. FILE is a report that `npm audit --omit=dev --json` wrote elsewhere.
 * Ends with 0 when nothing is open, 1 when something is, 75 when there are no advisories to be had.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readReport } from './advisories.ts'
import { judge, readExceptions } from './exceptions.ts'

const root = join(import.meta.dirname, '../..')
const notAsked = 75

function askRegistry(): string {
  const args = ['audit', '--omit=dev', '--json', '--package-lock-only', '--audit-level=none']
  const npm = process.env.npm_execpath
  const [file, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { stdout, stderr } = spawnSync(file, [...before, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return stdout || stderr
}

const { values } = parseArgs({ options: { report: { type: 'string' }, exceptions: { type: 'string' } } })
const exceptions = readExceptions(
  readFileSync(values.exceptions ?? join(root, 'scripts/audit/exceptions.json'), 'utf8'),
)
const found = readReport(values.report ? readFileSync(values.report, 'utf8') : askRegistry())
if ('unavailable' in found) {
  console.error(`  No advisories are to be had here: ${found.unavailable}`)
  process.exitCode = notAsked
} else {
  const { open, excepted, faults } = judge(
    found.advisories,
    exceptions,
    new Date().toISOString().slice(0, 10),
  )
  for (const { advisory, exception } of excepted)
    console.log(`  – ${advisory.package} (${advisory.id}) until ${exception.until}: ${exception.why}`)
  for (const one of open)
    console.log(
      `  ✗ ${one.package} ${one.range} (${one.id}, ${one.severity}): ${one.title}\n    ${one.by}; ${one.fix}; ${one.folders.join(', ')}\n    ${one.url}`,
    )
  for (const fault of faults) console.log(`  ✗ ${fault}`)
  console.log(`  ${open.length} open, ${excepted.length} excepted, ${faults.length} faults of exceptions`)
  process.exitCode = open.length + faults.length > 0 ? 1 : 0
}
