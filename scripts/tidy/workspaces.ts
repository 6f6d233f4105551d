import { posix } from 'node:path'

export type Workspace = {
  /** Folder from the root; '' for the root itself. */
  folder: string
  name: string
  /** All it names, whatever for. */
  dependencies: string[]
  /** Those of them that are there for development only. */
  development: string[]
  /** Those of them that need not be installed. */
  optional: string[]
  /** The file behind one key of `exports` ("./contract"), or undefined when there is no such door. */
  open: (key: string) => string | undefined
}

type Manifest = {
  name?: string
  workspaces?: string[]
  exports?: Record<string, unknown>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The root and every workspace its package.json names, the root first. */
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
    describe(folder, JSON.parse(text(posix.join(folder, 'package.json'))) as Manifest)
  return [describe('', root), ...folders.map(read)]
}

function describe(folder: string, manifest: Manifest): Workspace {
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
  }
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

/** An export is a path, or conditions of which the first says enough here. */
function firstFile(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) return firstFile(Object.values(value)[0])
  return undefined
}
