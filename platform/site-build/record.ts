import { existsSync } from 'node:fs'
import { glob, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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
}

/** `none`; `fits` when no source has changed; else the first file that has. */
export type BuildState = 'none' | 'fits' | { changed: string }

async function filesLike(patterns: string[]): Promise<string[]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: root }))
  return found.map((path) => path.replaceAll('\\', '/'))
}

/** The apps with a `vite.config.ts`. */
export async function siteApps(): Promise<string[]> {
  return (await filesLike(['apps/*/vite.config.ts'])).map((path) => basename(dirname(path))).sort()
}

/**
 * Files that a build depends on without importing them: settings, the builder, and the files that style sheets name.
 */
export async function besideModules(app: string): Promise<string[]> {
  const own = ['*.ts', '*.html', 'public/**/*.*', 'standalone/*.ts'].map((files) => `apps/${app}/${files}`)
  const found = await filesLike([
    'platform/ui/**/*.{css,woff2}',
    'features/**/*.css',
    'platform/site-build/**/*.ts',
    ...own,
  ])
  return ['package-lock.json', 'tsconfig.json', ...found.filter((path) => !path.includes('.test.'))]
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

export async function siteState(outDir: string, app: string): Promise<BuildState> {
  const record = await readRecord(outDir, app)
  if (!record || !existsSync(join(outDir, record.folder))) return 'none'
  const added = (await besideModules(app)).find((path) => !record.sources[path])
  const changed = added ?? (await firstChanged(root, record.sources))
  return changed === undefined ? 'fits' : { changed }
}

/** Whether `outDir` has a build of every site from the current sources. Loads no builder. */
export async function buildState(outDir: string): Promise<BuildState> {
  const states = await Promise.all((await siteApps()).map((app) => siteState(outDir, app)))
  return states.find((state) => state !== 'fits') ?? 'fits'
}

/** The folder of an app's current build. */
export async function builtFolder(outDir: string, app: string): Promise<string> {
  const record = await readRecord(outDir, app)
  if (!record) throw new Error(`${outDir} has no build of the ${app} site`)
  return join(outDir, record.folder)
}
