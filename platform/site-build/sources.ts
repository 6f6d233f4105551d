import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

/** A file as it was when something was built of it. */
export interface SourceState {
  mtimeMs: number
  size: number
  sha256: string
}
export type Sources = Record<string, SourceState>

async function stateOf(path: string): Promise<SourceState> {
  const [{ mtimeMs, size }, content] = await Promise.all([stat(path), readFile(path)])
  return { mtimeMs, size, sha256: createHash('sha256').update(content).digest('hex') }
}

export async function sourcesOf(paths: readonly string[]): Promise<Sources> {
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await stateOf(path)] as const)),
  )
}

/** Only a file with another time is read again. */
async function unchanged(path: string, before: SourceState): Promise<boolean> {
  const now = await stat(path).catch(() => undefined)
  if (!now || now.size !== before.size) return false
  return now.mtimeMs === before.mtimeMs || (await stateOf(path)).sha256 === before.sha256
}

/** Whether nothing of it has changed: then neither would the build. */
export async function allUnchanged(sources: Sources): Promise<boolean> {
  return (await Promise.all(Object.entries(sources).map(([path, before]) => unchanged(path, before)))).every(
    Boolean,
  )
}

export function hashOf(sources: Sources): string {
  const hash = createHash('sha256')
  for (const path of Object.keys(sources).sort()) hash.update(`${path}\0${sources[path]!.sha256}\0`)
  return hash.digest('hex').slice(0, 16)
}
