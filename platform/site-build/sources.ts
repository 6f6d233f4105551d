import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file as it was when something was built of it. */
export interface SourceState {
  mtimeMs: number
  size: number
  sha256: string
}

/** By path from the root, with forward slashes: a build may be checked where the repository lies elsewhere. */
export type Sources = Record<string, SourceState>

async function stateOf(path: string): Promise<SourceState> {
  const [{ mtimeMs, size }, content] = await Promise.all([stat(path), readFile(path)])
  return { mtimeMs, size, sha256: createHash('sha256').update(content).digest('hex') }
}

/** @param paths from `root` */
export async function sourcesOf(root: string, paths: readonly string[]): Promise<Sources> {
  const states = paths.map(async (path) => [path, await stateOf(join(root, path))] as const)
  return Object.fromEntries(await Promise.all(states))
}

/** Only a file with another time is read again: copies and checkouts have times of their own. */
async function isUnchanged(path: string, before: SourceState): Promise<boolean> {
  const now = await stat(path).catch(() => undefined)
  if (!now || now.size !== before.size) return false
  return now.mtimeMs === before.mtimeMs || (await stateOf(path)).sha256 === before.sha256
}

/** The first file, by name, that is not as it was; undefined when all are: then a new build would be the same. */
export async function firstChanged(root: string, sources: Sources): Promise<string | undefined> {
  const paths = Object.keys(sources).sort()
  const unchanged = await Promise.all(paths.map((path) => isUnchanged(join(root, path), sources[path]!)))
  return paths.find((_, at) => !unchanged[at])
}

/** Names a build after what went into it. */
export function stampOf(sources: Sources): string {
  const hash = createHash('sha256')
  for (const path of Object.keys(sources).sort()) hash.update(`${path}\0${sources[path]!.sha256}\0`)
  return hash.digest('hex').slice(0, 16)
}
