// by turns: day 3 of 3
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildState } from '@hojip/platform/site-build'
import { sharedSites } from '@hojip/platform/testing/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSites } from './sites.ts'
import { aServedMall } from './testing/served-mall.ts'

const run = promisify(execFile)
const changed = 'apps/storefront/document/document.ts'
let buildDir: string
let parent: string
let outOfDate: string
const whole = ['a.js', 'a.js.br', 'a.js.gz']

/** A build one of whose source files has been edited since. */
async function anOldBuild(folder: string): Promise<string> {
  await mkdir(folder)
  for (const app of ['storefront', 'business']) {
    const record = JSON.parse(await readFile(join(buildDir, `${app}.json`), 'utf8'))
    await symlink(join(buildDir, record.folder), join(folder, record.folder))
    if (app === 'storefront')
      record.sources[changed] = { ...record.sources[changed], mtimeMs: 0, sha256: '0'.repeat(64) }
    await writeFile(join(folder, `${app}.json`), JSON.stringify(record))
  }
  return folder
}

beforeAll(async () => {
  buildDir = await sharedSites()
  parent = await mkdtemp(join(tmpdir(), 'hojip-sites-'))
  outOfDate = await anOldBuild(join(parent, 'dist'))
})
afterAll(() => rm(parent, { recursive: true }))

test('a build is up to date, missing or out of date', async () => {
  expect(await buildState(buildDir)).toBe('fits')
  expect(await buildState(join(parent, 'none'))).toBe('none')
  expect(await buildState(outOfDate)).toEqual({ changed })
})

test('a start uses an up-to-date build; it reports an outdated one and makes its own', async () => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const dataDir = join(parent, 'data')
  await mkdir(dataDir)
  await symlink(buildDir, join(dataDir, 'build'))
  const find = (from: string) => findSites({ buildDir: from, dataDir, mode: 'serve' }, say)
  expect(await find(buildDir)).toEqual({ buildDir })
  expect(await find(join(parent, 'none'))).toEqual({ buildDir: join(dataDir, 'build') })
  expect(lines).toEqual([])
  expect(await find(outOfDate)).toEqual({ buildDir: join(dataDir, 'build') })
  expect(lines).toEqual([
    `the build in ${outOfDate} is out of date: ${changed} has changed. npm run build brings it up to date`,
  ])
})

/** The record of a current build, with one file in its folder. */
async function aSmallBuild(app: string, outDir: string, compressed: boolean) {
  const record = JSON.parse(await readFile(join(buildDir, `${app}.json`), 'utf8'))
  await mkdir(join(outDir, record.folder, 'client'), { recursive: true })
  await writeFile(join(outDir, record.folder, 'client/a.js'), 'x'.repeat(1_000))
  await writeFile(join(outDir, `${app}.json`), JSON.stringify({ ...record, compressed }))
  return join(outDir, record.folder, 'client')
}

test('a demo is given its sites before they are compressed, production afterwards', async () => {
  const dataDir = join(parent, 'demo')
  const folders: string[] = []
  for (const app of ['storefront', 'business'])
    folders.push(await aSmallBuild(app, join(dataDir, 'build'), false))
  const none = { buildDir: join(parent, 'none'), dataDir }
  const sites = await findSites({ ...none, mode: 'demo' }, () => undefined)
  for (const folder of folders) expect(await readdir(folder)).toEqual(['a.js'])
  await Promise.all([sites.complete!(), sites.complete!()])
  for (const folder of folders) expect((await readdir(folder)).toSorted()).toEqual(whole)

  const served = await aSmallBuild('business', join(dataDir, 'build'), false)
  await rm(join(served, 'a.js.br'))
  expect(await findSites({ ...none, mode: 'serve' }, () => undefined)).not.toHaveProperty('complete')
  expect((await readdir(served)).toSorted()).toEqual(whole)
})

test('what a demo could not complete is tried again when asked for again', async () => {
  const dataDir = join(parent, 'failing')
  await aSmallBuild('storefront', join(dataDir, 'build'), true)
  const folder = await aSmallBuild('business', join(dataDir, 'build'), false)
  const none = { buildDir: join(parent, 'none'), dataDir }
  const { complete } = await findSites({ ...none, mode: 'demo' }, () => undefined)
  await rename(folder, `${folder}-away`)
  await expect(complete!()).rejects.toThrow('compress-run.ts')
  await rename(`${folder}-away`, folder)
  await complete!()
  expect((await readdir(folder)).toSorted()).toEqual(whole)
})

test('a demo without Vite does not start with one site alone, which it could not complete later', async () => {
  const dataDir = join(parent, 'half')
  await aSmallBuild('storefront', join(dataDir, 'build'), false)
  const options = { buildDir: join(parent, 'none'), dataDir, mode: 'demo' }
  const program = `
    const { findSites } = await import(${JSON.stringify(join(import.meta.dirname, 'sites.ts'))})
    const end = (error) => console.log(error.message)
    await findSites(${JSON.stringify(options)}, () => undefined).then(() => console.log('found'), end)`
  const withoutDev = join(import.meta.dirname, 'testing/without-dev.ts')
  const start = () =>
    run(process.execPath, ['--import', withoutDev, '--input-type=module', '--eval', program])
  expect((await start()).stdout).toContain('Vite, which builds the sites, is not installed: run npm ci')
  await aSmallBuild('business', join(dataDir, 'build'), false)
  expect((await start()).stdout).toBe('found\n')
})

test('npm run build reuses an unchanged build, and prints its folder', async () => {
  const env = { ...process.env, BUILD_DIR: buildDir, DATA_DIR: parent }
  const { stdout } = await run(process.execPath, ['apps/server/build.ts'], { env })
  expect(stdout).toContain('nothing has changed since the last build')
  expect(stdout).toMatch(/storefront: .*storefront-[0-9a-f]{16}$/m)
})

test('production starts from a build without development packages, and serves both sites completely', async () => {
  const mall = await aServedMall(buildDir)
  try {
    expect(await mall.outcome, mall.said()).toBe('open')
    for (const [path, script] of [
      ['/', /src="(\/en-US\/assets\/[^"]+\.js)"/],
      ['/business/login', /src="(\/business\/assets\/[^"]+\.js)"/],
    ] as const) {
      const page = await fetch(mall.url + path, { headers: { 'accept-language': 'en-US' } })
      expect(page.status, path).toBe(200)
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      const html = await page.text()
      expect(html).toMatch(script)
      const files = [...html.matchAll(/(?:src|href)="(\/[^"]*\/assets\/[^"]+)"/g)].map(([, file]) => file!)
      expect(files.some((file) => file.endsWith('.css'))).toBe(true)
      for (const file of files) {
        const answer = await fetch(mall.url + file, { headers: { 'accept-encoding': 'br' } })
        expect(answer.status, file).toBe(200)
        expect(answer.headers.get('cache-control')).toContain('immutable')
        const length = (await answer.arrayBuffer()).byteLength
        if (length > 1_000 && /\.(js|css)$/.test(file))
          expect(answer.headers.get('content-encoding'), file).toBe('br')
      }
    }
    expect(mall.said()).not.toContain('building')
  } finally {
    await mall.close()
  }
})

test('production with an outdated build and no Vite reports both, and what to run', async () => {
  const mall = await aServedMall(outOfDate)
  try {
    expect(await mall.outcome).toBe(1)
    expect(mall.said()).toContain(
      `the build in ${outOfDate} is out of date: ${changed} has changed, and Vite`,
    )
    expect(mall.said()).toContain('npm run build')
  } finally {
    await mall.close()
  }
})
