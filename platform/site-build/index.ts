import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '../i18n/index.ts'
import { compressFiles } from './compress.ts'
import { allUnchanged, hashOf, sourcesOf, type Sources } from './sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface BuildOptions {
  /** Where builds are kept; may be anywhere. */
  outDir: string
  /** Builds although nothing has changed. */
  force?: boolean
  onProgress?: (line: string) => void
}
export interface BuiltSites {
  /**
   * Folders of the sites by app: `client/` and `manifest.json`, or, where the app is rendered on the server, one of each
   * a language, and `server/`.
   */
  folders: ReadonlyMap<string, string>
  /** False when an earlier build still fits. */
  built: boolean
}

interface BuildRecord {
  folder: string
  sources: Sources
}

/** Builds an app in another process. @returns the modules that were read. */
function run(app: string, folder: string): Promise<string[]> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(new URL('run.ts', import.meta.url)), [root, app, folder], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('message', (modules) => done(modules as string[]))
    child.on('error', fail)
    child.on('exit', (code) => fail(new Error(`the ${app} site did not build (exit ${code})\n${said}`)))
  })
}

/** What a build reads without importing it: settings, and the files that style sheets name. */
async function besideModules(app: string): Promise<string[]> {
  const settings = ['package-lock.json', 'tsconfig.json']
  const own = ['*.ts', '*.html', 'public/**/*.*'].map((files) => `apps/${app}/${files}`)
  const named = glob(['platform/ui/**/*.{css,woff2}', ...own], { cwd: root })
  return [...settings, ...(await Array.fromAsync(named))].map((path) => join(root, path))
}

/** @returns the files that were read. */
/** `manifest.json`, or `manifest.ko-KR.json` of a build for one language. */
export function manifestName(of: string): string {
  return of ? `manifest.${of}.json` : 'manifest.json'
}

async function buildInto(app: string, folder: string): Promise<string[]> {
  const modules = await run(app, folder)
  const fixed = join(root, `apps/${app}/public`)
  if (existsSync(fixed)) await cp(fixed, join(folder, 'client'), { recursive: true })
  // What lists the files is for the server alone.
  for (const of of ['', ...locales]) {
    const manifest = join(folder, 'client', of, 'manifest.json')
    if (existsSync(manifest)) await rename(manifest, join(folder, manifestName(of)))
  }
  await compressFiles(join(folder, 'client'))
  return [...modules, ...(await besideModules(app))]
}

async function readRecord(outDir: string, app: string): Promise<BuildRecord | undefined> {
  try {
    return JSON.parse(await readFile(join(outDir, `${app}.json`), 'utf8')) as BuildRecord
  } catch {
    return undefined
  }
}

/** Written under another name first: a reader never sees half of it. */
async function writeRecord(outDir: string, app: string, record: BuildRecord) {
  const path = join(outDir, `${app}.json`)
  await writeFile(`${path}.${process.pid}`, JSON.stringify(record))
  await rename(`${path}.${process.pid}`, path)
}

/** Old builds stay for an hour: another process may still serve one. */
const keptMs = 3_600_000
async function sweep(outDir: string, app: string, keep: string) {
  const old = (await readdir(outDir)).filter((name) => name.startsWith(`${app}-`) && name !== keep)
  for (const name of old) {
    const path = join(outDir, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > keptMs) await rm(path, { recursive: true, force: true })
  }
}

/** Puts a finished build in its place; another process may have put the same one there. */
async function settle(from: string, to: string) {
  await utimes(from, new Date(), new Date())
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(from, { recursive: true, force: true })
  })
}

async function buildApp(app: string, options: BuildOptions): Promise<{ folder: string; built: boolean }> {
  const { outDir, onProgress = () => undefined } = options
  await mkdir(outDir, { recursive: true })
  const before = await readRecord(outDir, app)
  const fits = before && existsSync(join(outDir, before.folder)) && (await allUnchanged(before.sources))
  if (fits && !options.force) return { folder: join(outDir, before.folder), built: false }
  const startedMs = performance.now()
  onProgress(`building the ${app} site`)
  const making = join(outDir, `${app}-making-${process.pid}-${Math.trunc(startedMs)}`)
  const sources = await sourcesOf(await buildInto(app, making))
  const folder = `${app}-${hashOf(sources)}`
  await settle(making, join(outDir, folder))
  await writeRecord(outDir, app, { folder, sources })
  await sweep(outDir, app, folder)
  onProgress(`built the ${app} site in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
  return { folder: join(outDir, folder), built: true }
}

/**
 * Builds every app that has a `vite.config.ts`. When no file of a site has changed since the last time,
 * that build is taken as it is.
 */
export async function buildSites(options: BuildOptions): Promise<BuiltSites> {
  const configs = await Array.fromAsync(glob('apps/*/vite.config.ts', { cwd: root }))
  const apps = configs.map((path) => path.replaceAll('\\', '/').split('/')[1]!).sort()
  const sites = await Promise.all(apps.map(async (app) => [app, await buildApp(app, options)] as const))
  return {
    folders: new Map(sites.map(([app, { folder }]) => [app, folder])),
    built: sites.some(([, { built }]) => built),
  }
}

/** The folder of an app's latest build. */
export async function builtFolder(outDir: string, app: string): Promise<string> {
  const record = await readRecord(outDir, app)
  if (!record) throw new Error(`${outDir} has no build of the ${app} site`)
  return join(outDir, record.folder)
}

export { openSite, type OpenedSite } from './open-site.ts'
