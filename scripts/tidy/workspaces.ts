import { posix } from 'node:path'

export type Workspace = {
  /** The folder relative to the root; '' for the root itself. */
  folder: string
  name: string
  /** The names of all dependencies, including development and optional ones. */
  dependencies: string[]
  /** The development dependencies. */
  development: string[]
  /** The optional dependencies. */
  optional: string[]
  /** The file behind a key of `exports` ("./contract"), or undefined when there is no such key. */
  open: (key: string) => string | undefined
  doors: Door[]
}

/**
 * An entry of `exports`. Imports within the folder `inside` do not count as uses; a pattern (`./*`) has one per file.
 */
type Door = { key: string; file: string; inside: string }

type Manifest = {
  name?: string
  workspaces?: string[]
  exports?: Record<string, unknown>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The root, followed by all workspaces that its package.json names. */
export function readWorkspaces(files: string[], text: (path: string) => string): Workspace[] {
  if (!files.includes('package.json')) return []
  const root = JSON.parse(text('package.json')) as Manifest
  const isWorkspace = (folder: string) =>
    root.workspaces?.some((glob) => posix.matchesGlob(folder, glob)) ?? false
  const folders = files
    .filter((path) => posix.basename(path) === 'package.json')
    .map((path) => posix.dirname(path))
    .filter(isWorkspace)
  const read = (folder: string) =>
    describe(folder, JSON.parse(text(posix.join(folder, 'package.json'))) as Manifest, files)
  return [describe('', root, files), ...folders.map(read)]
}

function describe(folder: string, manifest: Manifest, files: string[]): Workspace {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const open = (key: string) => {
    const file = openDoor(manifest.exports ?? {}, key)
    return file && posix.join(folder, file)
  }
  return {
    folder,
    name: manifest.name ?? folder,
    dependencies: Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    development: Object.keys(devDependencies ?? {}),
    optional: Object.keys(optionalDependencies ?? {}),
    open,
    doors: Object.entries(manifest.exports ?? {}).flatMap(([key, file]) =>
      doorsOf(folder, key, firstFile(file) ?? '', files),
    ),
  }
}

/** A pattern becomes one door per matching file. */
function doorsOf(folder: string, key: string, file: string, files: string[]): Door[] {
  const path = posix.join(folder, file)
  const [before = '', after] = path.split('*')
  if (after === undefined) return [{ key, file: path, inside: folder }]
  return files
    .filter(
      (one) => one.startsWith(before) && one.endsWith(after) && one.length > before.length + after.length,
    )
    .filter((one) => !/\.test\.tsx?$/.test(one))
    .map((one) => {
      const star = one.slice(before.length, one.length - after.length)
      return { key: key.replace('*', star), file: one, inside: posix.dirname(one) }
    })
}

function openDoor(exports: Record<string, unknown>, key: string): string | undefined {
  if (key in exports) return firstFile(exports[key])
  for (const [pattern, file] of Object.entries(exports)) {
    const [before, after] = pattern.split('*')
    if (after === undefined || !key.startsWith(before ?? '') || !key.endsWith(after)) continue
    return firstFile(file)?.replace('*', key.slice((before ?? '').length, key.length - after.length))
  }
  return undefined
}

/** The path of an export; of conditional exports, the first. */
function firstFile(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) return firstFile(Object.values(value)[0])
  return undefined
}
