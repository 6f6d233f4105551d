// by turns: day 3 of 3
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasProgram } from '@hojip/platform/testing/programs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFigures, type Figures } from './figures.ts'

const root = new URL('../../../', import.meta.url)
const folder = fileURLToPath(new URL('deploy/watch/', root))
const hasPromtool = hasProgram('promtool')

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}

const rules = read('deploy/watch/alerts.yml')
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name!)
const runbooks = [...rules.matchAll(/^ +runbook: (\S+)$/gm)].map(([, place]) => place!)
const tests = ['alerts.test.yml', 'alerts-of-a-week.test.yml']

interface Panel {
  title: string
  targets?: { expr: string }[]
}
const dashboard = JSON.parse(read('deploy/watch/dashboard.json')) as { panels: Panel[] }
const panels = dashboard.panels.filter(({ targets }) => targets)
const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

let figures: Figures
let own: string
beforeAll(async () => {
  figures = createFigures({ version: '1.0.0', schema: '0001' })
  figures.sockets(() => 0)
  figures.replica({ lagSeconds: async () => 0, onFault: () => undefined })
  figures.database.pool({ totalCount: 0, idleCount: 0, waitingCount: 0 })
  figures.mall({ read: () => Promise.reject(new Error('not asked')), onFault: () => undefined })
  own = await figures.text()
})
afterAll(() => figures.stop())

/** The names of everything that the mall tells: a histogram has three. */
function namesOfMall(): Set<string> {
  const types = [...own.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    types.flatMap(([, name, type]) =>
      type === 'histogram' ? ['bucket', 'count', 'sum'].map((end) => `${name}_${end}`) : [name!],
    ),
  )
}

/** What other exporters tell: Prometheus itself, Patroni, those of PostgreSQL and of the machine, and the one that probes. */
const foreign = new Set([
  'up',
  'patroni_primary',
  'patroni_sync_standby',
  'patroni_postgres_timeline',
  'node_filesystem_avail_bytes',
  'pg_stat_archiver_last_archive_age',
  'pg_stat_archiver_failed_count',
  'probe_ssl_earliest_cert_expiry',
])

/** The names of series in an expression: words that no bracket, equals sign or list of labels follows or holds. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|without|on|ignoring) \([^)]*\)/g, '')
  return [...bare.matchAll(/\b([a-z][a-z0-9]*_[a-z0-9_]+|up)\b(?! *\()/g)].map(([, name]) => name!)
}

test('every series that an alert or a panel reads is told by the mall or by a known exporter', () => {
  const known = namesOfMall()
  const expressions = rules.replace(/^ +(summary|runbook|- alert|mountpoint):.*$/gm, '').replace(/#.*/g, '')
  const used = [...shown, ...expressions.split('\n')].flatMap(namesIn)
  expect(used.length).toBeGreaterThan(60)
  expect(used.filter((name) => !known.has(name) && !foreign.has(name))).toEqual([])
})

test('each alert has its planted fault, its severity, and its section of the runbook', () => {
  const tried = tests.map((file) => read(`deploy/watch/${file}`)).join('\n')
  expect(alerts.filter((name) => !tried.includes(`alertname="${name}",alertstate="firing"`))).toEqual([])
  expect(rules.match(/severity: (page|ticket) /g)).toHaveLength(alerts.length)
  const missing = runbooks.filter((place) => {
    const [path, anchor] = place.split('#') as [string, string]
    return ![...read(path).matchAll(/^## (\w+)$/gm)].some(([, name]) => name!.toLowerCase() === anchor)
  })
  expect(missing).toEqual([])
  expect(runbooks.map((place) => place.split('#')[1])).toEqual(alerts.map((name) => name.toLowerCase()))
})

test('the runbook has no section of an alert that is gone', () => {
  const pages = readdirSync(new URL('docs/runbook/', root)).filter((name) => name !== 'README.md')
  const sections = pages.flatMap((page) =>
    [...read(`docs/runbook/${page}`).matchAll(/^## (\w+)$/gm)].map(([, name]) => name!),
  )
  expect(sections.toSorted()).toEqual(alerts.toSorted())
})

test.skipIf(!hasPromtool)('Prometheus takes the rules and the example of its configuration', () => {
  expect(promtool('check', 'rules', 'alerts.yml')).toMatchObject({ status: 0 })
  expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toMatchObject({ status: 0 })
})

test.skipIf(!hasPromtool)('Prometheus understands every expression of the dashboard', () => {
  const work = mkdtempSync(join(tmpdir(), 'hojip-dashboard-'))
  const groups = { name: 'panels', rules: shown.map((expr, at) => ({ record: `panel:${at}`, expr })) }
  // JSON is YAML.
  writeFileSync(join(work, 'panels.yml'), JSON.stringify({ groups: [groups] }))
  expect(promtool('check', 'rules', join(work, 'panels.yml'))).toMatchObject({ status: 0 })
  rmSync(work, { recursive: true })
})

test.skipIf(!hasPromtool).each(tests)(
  'each alert fires on its fault, and none without: %s',
  (file) => {
    const { status, said } = promtool('test', 'rules', file)
    expect(said).toContain('SUCCESS')
    expect(status).toBe(0)
  },
  60_000,
)

test.skipIf(!hasPromtool)('Prometheus finds nothing wrong with the figures', () => {
  const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: own, encoding: 'utf8' })
  // The delay of the loop is a quantile that the process itself has computed.
  const faults = `${stdout}${stderr}`
    .split('\n')
    .filter((line) => !/^(hojip_loop_delay_seconds .*)?$/.test(line))
  expect(faults).toEqual([])
})
