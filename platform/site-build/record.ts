import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstChanged, type Sources } from './sources.ts'

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** `<app>.json` in a folder of builds: which build is current, and the files it was made from. */
export interface BuildRecord {
  folder: string
  sources: Sources
  /** Whether the build has its compressed files. */
  compressed: boolean
  /** The bytes of each file of a program: unlike a site, it cannot do without one. */
  files?: Readonly<Record<string, number>>
}

/** `none`; `fits` when neither a source nor the build has changed; else the first file that has. */
export type BuildState = 'none' | 'fits' | { changed: string }

/** The files below a folder that match, by their paths from the root. At every start: a glob takes ten times as long. */
function filesBelow(folder: string, pattern: RegExp): string[] {
  const from = join(root, folder)
  if (!existsSync(from)) return []
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' })
  return names
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .sort()
}

/** The app that is no site: bundled, it starts in half the time. */
export const serverProgram = 'server'

/** The apps with a `vite.config.ts`. */
export function siteApps(): string[] {
  return readdirSync(join(root, 'apps'))
    .filter((app) => existsSync(join(root, 'apps', app, 'vite.config.ts')))
    .sort()
}

/** Of an app's own files, by the parts of the path in it. */
function isBeside([folder, ...rest]: string[]): boolean {
  if (rest.length === 0) return /\.(?:ts|html)$/.test(folder ?? '')
  return folder === 'public' || (folder === 'standalone' && rest.length === 1 && rest[0]!.endsWith('.ts'))
}

/**
 * Files that a build depends on without importing them: settings, the builder, and the files that style sheets name.
 */
export function besideModules(app: string): string[] {
  const found = ['package-lock.json', 'tsconfig.json', ...filesBelow('platform/site-build', /\.ts$/)]
  if (app !== serverProgram)
    found.push(
      ...filesBelow('platform/ui', /\.(?:css|woff2)$/),
      ...filesBelow('features', /\.css$/),
      ...filesBelow(`apps/${app}`, /\.\w+$/).filter((path) => isBeside(path.split('/').slice(2))),
    )
  return found.filter((path) => !path.includes('.test.'))
}

export async function readRecord(outDir: string, app: string): Promise<BuildRecord | undefined> {
  try {
    return JSON.parse(await readFile(join(outDir, `${app}.json`), 'utf8')) as BuildRecord
  } catch {
    return undefined
  }
}

/** Written under a temporary name and renamed, so that no reader sees half of it. */
export async function writeRecord(outDir: string, app: string, record: BuildRecord): Promise<void> {
  const path = join(outDir, `${app}.json`)
  await writeFile(`${path}.${process.pid}`, JSON.stringify(record))
  await rename(`${path}.${process.pid}`, path)
}

/** The files of a finished build. */
export function filesOf(folder: string): Record<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sizes = names.map((name) => [name.replaceAll('\\', '/'), statSync(join(folder, name))] as const)
  return Object.fromEntries(sizes.filter(([, at]) => at.isFile()).map(([name, { size }]) => [name, size]))
}

/** The first file of a program that is missing or has another size, as after a disk that was full. */
function damagedFile(folder: string, { files = {} }: BuildRecord): string | undefined {
  return Object.keys(files).find(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size !== files[name],
  )
}

export async function siteState(outDir: string, app: string): Promise<BuildState> {
  const record = await readRecord(outDir, app)
  if (!record || !existsSync(join(outDir, record.folder))) return 'none'
  const damaged = damagedFile(join(outDir, record.folder), record)
  if (damaged !== undefined) return { changed: `${record.folder}/${damaged}` }
  const added = besideModules(app).find((path) => !record.sources[path])
  const changed = added ?? (await firstChanged(root, record.sources))
  return changed === undefined ? 'fits' : { changed }
}

/** Whether `outDir` has a build of every site from the current sources. Loads no builder. */
export async function buildState(outDir: string): Promise<BuildState> {
  const states = await Promise.all(siteApps().map((app) => siteState(outDir, app)))
  return states.find((state) => state !== 'fits') ?? 'fits'
}

/** The folder of an app's current build. */
export async function builtFolder(outDir: string, app: string): Promise<string> {
  const record = await readRecord(outDir, app)
  if (!record) throw new Error(`${outDir} has no build of the ${app} site`)
  return join(outDir, record.folder)
}
