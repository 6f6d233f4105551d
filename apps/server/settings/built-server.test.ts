// by turns: day 1 of 3
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSites } from '@hojip/platform/site-build'
import { sharedSites } from '@hojip/platform/testing/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const program = 'console.log("the build runs")'
let shared: string
let folder: string
let elsewhere: string
let record: { folder: string; sources: Record<string, unknown> }
beforeAll(async () => {
  shared = await sharedSites()
  // In the checkout, where packages are found.
  folder = await mkdtemp(join(root, 'node_modules/.cache/hojip-built-'))
  elsewhere = await mkdtemp(join(tmpdir(), 'hojip-built-'))
  record = JSON.parse(await readFile(join(shared, 'server.json'), 'utf8'))
}, 120_000)
afterAll(() => Promise.all([folder, elsewhere].map((one) => rm(one, { recursive: true }))))

/** A build that tells that it runs. */
async function aBuild(outDir: string, change: Record<string, unknown> = {}): Promise<string> {
  await mkdir(join(outDir, record.folder), { recursive: true })
  await writeFile(join(outDir, record.folder, 'run.js'), program)
  const sources = { ...record.sources, ...change }
  const files = { 'run.js': program.length }
  await writeFile(join(outDir, 'server.json'), JSON.stringify({ ...record, sources, files }))
  return outDir
}

function started(mode: 'demo' | 'serve', buildDir: string | undefined): string {
  // It ends at once: the port is none.
  const env = { PATH: process.env['PATH'], BUILD_DIR: buildDir, PORT: 'none' }
  const main = join(root, 'apps/server/main.ts')
  const { stdout, stderr } = spawnSync(process.execPath, [main, mode], { cwd: folder, env, encoding: 'utf8' })
  return stdout + stderr
}

test('production runs the server as it was built, a demo runs the sources', async () => {
  const buildDir = await aBuild(join(folder, 'whole'))
  expect(started('serve', buildDir)).toBe('the build runs\n')
  expect(started('demo', buildDir)).toMatch(/^Hojip cannot start/)
})

test('production runs the sources where there is no build, and says why where it does not fit', async () => {
  const older = { mtimeMs: 0, size: 1, sha256: '0'.repeat(64) }
  const outOfDate = await aBuild(join(folder, 'old'), { 'apps/server/run.ts': older })
  const damaged = await aBuild(join(folder, 'damaged'))
  await writeFile(join(damaged, record.folder, 'run.js'), program.slice(1))
  const outside = join(folder, 'outside')
  await symlink(await aBuild(elsewhere), outside)
  for (const [buildDir, why] of [
    [outOfDate, 'apps/server/run.ts has changed'],
    [damaged, `${record.folder}/run.js has changed`],
    [outside, `${outside} is not below`],
  ] as const) {
    const said = started('serve', buildDir)
    expect(said).toContain(`starts from its sources, which takes longer: ${why}`)
    expect(said).toContain('Hojip cannot start')
  }
  expect(started('serve', join(folder, 'none'))).toMatch(/^Hojip cannot start/)
})

test('the server has a map beside each of its modules, of sources that are there, and sites have none', async () => {
  const names = await readdir(shared, { recursive: true })
  const { folder: server } = record
  const maps = names.filter((name) => name.endsWith('.map'))
  const sites = await Promise.all(
    ['business', 'storefront'].map(async (app) => {
      const site = JSON.parse(await readFile(join(shared, `${app}.json`), 'utf8')) as { folder: string }
      return maps.filter((name) => name.startsWith(site.folder))
    }),
  )
  expect(sites.flat()).toEqual([])
  const { sources } = JSON.parse(await readFile(join(shared, server, 'run.js.map'), 'utf8')) as {
    sources: string[]
  }
  expect(sources).toContain('apps/server/run.ts')
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
  // What was parsed by the name of the map alone would be held by Node for as long as it runs.
  expect(await readFile(join(shared, server, 'run.js'), 'utf8')).not.toContain('sourceMappingURL')
})

test('BUILD_DIR may stand in the file of the environment', async () => {
  await writeFile(join(folder, '.env'), `BUILD_DIR=${await aBuild(join(folder, 'named'))}\n`)
  for (const named of [undefined, '']) expect(started('serve', named)).toBe('the build runs\n')
})

test('a build that lost a part is made again', { timeout: 120_000 }, async () => {
  const outDir = join(folder, 'torn')
  const file = join(outDir, record.folder, 'run.js')
  await cp(join(shared, record.folder), join(outDir, record.folder), { recursive: true })
  await cp(join(shared, 'server.json'), join(outDir, 'server.json'))
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.slice(0, 100))
  expect((await buildSites({ outDir, apps: ['server'] })).built).toBe(true)
  expect(await readFile(file, 'utf8')).toBe(whole)
})
