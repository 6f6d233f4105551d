import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hourMs } from '../clock/index.ts'
import { makeFolders } from '../folders/index.ts'
import { locales, type Locale } from '../i18n/index.ts'
import {
  besideModules,
  filesOf,
  readRecord,
  root,
  serverProgram,
  siteApps,
  siteState,
  writeRecord,
} from './record.ts'
import { sourcesOf, stampOf } from './sources.ts'

export interface BuildOptions {
  /** Folder for builds; may be anywhere. */
  outDir: string
  onProgress?: (line: string) => void
  /** Builds these apps alone; left out: all sites. */
  apps?: readonly string[]
  /**
   * False leaves the compression, which takes almost as long as the build, to a later call. Until then the server sends
   * the files as they are.
   */
  compress?: boolean
  /** Ends the processes that build. */
  signal?: AbortSignal
}

export interface BuiltSites {
  /**
   * Folders of the sites by app: `client/` and `manifest.json` or, for an app that is rendered on the server, one of
   * each per language, and `server/`.
   */
  folders: ReadonlyMap<string, string>
  /** False when an earlier build was reused. */
  built: boolean
}

/** Thrown where the builder, a development package, is not installed. */
export class NoBuilder extends Error {}

/** Throws `NoBuilder` where sites cannot be built. */
export function assertBuilder(): void {
  try {
    const { resolve } = createRequire(import.meta.url)
    for (const name of ['vite', '@tailwindcss/vite']) resolve(name)
  } catch (error) {
    throw new NoBuilder('Vite, which builds the sites, is not installed', { cause: error })
  }
}

/** Runs a program of this folder in another process. @returns what it sends */
function run<T>(program: string, args: string[], { signal }: BuildOptions): Promise<T> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(new URL(program, import.meta.url)), args, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      ...(signal ? { signal } : {}),
    })
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('message', (sent) => done(sent as T))
    child.on('error', fail)
    child.on('exit', (code) =>
      fail(new Error(`${program} ${args.join(' ')} failed (exit ${code})\n${output}`)),
    )
  })
}

/** Adds the compressed files to a build, which may be served already. */
async function compressBuild(folder: string, options: BuildOptions): Promise<void> {
  await run('compress-run.ts', [join(folder, 'client')], options)
}

/** `manifest.json`, or `manifest.ko-KR.json` of a build for one language. */
function manifestName(of: string): string {
  return of ? `manifest.${of}.json` : 'manifest.json'
}

/** Writes the rules of each style sheet of a language, for pages that contain those they use. */
async function splitSheets(folder: string, locale: Locale): Promise<void> {
  const { splitStyles } = await import('./styles/split-styles.ts')
  const from = join(folder, 'client', locale)
  const names = existsSync(from) ? await readdir(from, { recursive: true }) : []
  const sheets = names.filter((name) => name.endsWith('.css')).map((name) => name.replaceAll('\\', '/'))
  if (sheets.length === 0) return
  const split = async (name: string) => [name, splitStyles(await readFile(join(from, name), 'utf8'))] as const
  const parts = Object.fromEntries(await Promise.all(sheets.map(split)))
  await writeFile(join(folder, `styles.${locale}.json`), JSON.stringify(parts))
}

/** @returns the files that were read, by their paths from the root */
async function buildInto(app: string, folder: string, options: BuildOptions): Promise<string[]> {
  // A list of the modules that were read.
  const modules = await run<string[]>('run.ts', [root, app, folder], options)
  if (app !== serverProgram) await completeSite(app, folder, options)
  const read = modules.map((path) => relative(root, path).replaceAll('\\', '/'))
  return [...new Set([...read, ...besideModules(app)])]
}

/** What the server sends beside what Vite has made. */
async function completeSite(app: string, folder: string, options: BuildOptions): Promise<void> {
  const fixed = join(root, `apps/${app}/public`)
  if (existsSync(fixed)) await cp(fixed, join(folder, 'client'), { recursive: true })
  // Only the server reads the manifests.
  for (const of of ['', ...locales]) {
    const manifest = join(folder, 'client', of, 'manifest.json')
    if (existsSync(manifest)) await rename(manifest, join(folder, manifestName(of)))
  }
  for (const locale of locales) await splitSheets(folder, locale)
  if (options.compress !== false) await compressBuild(folder, options)
}

/** How long a replaced build stays, since another process may still serve it. */
const replacedStaysMs = hourMs

async function sweep(outDir: string, app: string, inUse: string): Promise<void> {
  const old = (await readdir(outDir)).filter((name) => name.startsWith(`${app}-`) && name !== inUse)
  for (const name of old) {
    const path = join(outDir, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > replacedStaysMs)
      await rm(path, { recursive: true, force: true })
  }
}

/** Restarts a folder's hour. */
async function touch(folder: string): Promise<void> {
  await utimes(folder, new Date(), new Date()).catch(() => undefined)
}

/** Moves a finished build to its place; another process may have put the same one there. One that is damaged is replaced. */
async function settle(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    const there = filesOf(to)
    const isWhole = Object.entries(filesOf(from)).every(([name, bytes]) => there[name] === bytes)
    if (!isWhole) {
      await rm(to, { recursive: true, force: true })
      return settle(from, to)
    }
    await rm(from, { recursive: true, force: true })
  })
}

function titleOf(app: string): string {
  return app === serverProgram ? app : `${app} site`
}

async function buildApp(app: string, options: BuildOptions): Promise<{ folder: string; built: boolean }> {
  const { outDir, onProgress = () => undefined, compress = true } = options
  const before = await readRecord(outDir, app)
  if (before && (await siteState(outDir, app)) === 'fits') {
    const folder = join(outDir, before.folder)
    if (compress && !before.compressed) {
      await compressBuild(folder, options)
      await writeRecord(outDir, app, { ...before, compressed: true })
    }
    return { folder, built: false }
  }
  assertBuilder()
  const startedMs = performance.now()
  onProgress(`building the ${titleOf(app)}`)
  makeFolders(outDir)
  const making = join(outDir, `${app}-making-${process.pid}-${Math.trunc(startedMs)}`)
  const sources = await sourcesOf(root, await buildInto(app, making, options))
  const folder = `${app}-${stampOf(sources)}`
  await settle(making, join(outDir, folder))
  await touch(join(outDir, folder))
  if (before) await touch(join(outDir, before.folder))
  const files = app === serverProgram ? { files: filesOf(join(outDir, folder)) } : {}
  await writeRecord(outDir, app, { folder, sources, compressed: compress, ...files })
  await sweep(outDir, app, folder)
  onProgress(`built the ${titleOf(app)} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
  return { folder: join(outDir, folder), built: true }
}

/** Builds every site whose build in `outDir` is missing or outdated, and compresses what has not been. */
export async function buildSites(options: BuildOptions): Promise<BuiltSites> {
  const apps = options.apps ?? siteApps()
  const sites = await Promise.all(apps.map(async (app) => [app, await buildApp(app, options)] as const))
  return {
    folders: new Map(sites.map(([app, { folder }]) => [app, folder])),
    built: sites.some(([, { built }]) => built),
  }
}

/** Builds the sites, and the server as the one program that `npm run serve` loads. */
export async function buildAll(options: BuildOptions): Promise<BuiltSites> {
  return buildSites({ ...options, apps: [...siteApps(), serverProgram] })
}
