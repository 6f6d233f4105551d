import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Entry } from './archive.ts'
import { ReleaseFault, trackedFiles } from './git.ts'
import { isShipped } from './shipped.ts'

/** The tracked files that ship. */
export function sourcesOf(root: string): Entry[] {
  return trackedFiles(root)
    .filter(({ path }) => isShipped(path))
    .map(({ path, isProgram }) => ({ path, isProgram, content: readFileSync(join(root, path)) }))
}

interface BuildRecord {
  folder: string
  sources: Record<string, { mtimeMs: number }>
}

/**
 * The record of a build: in the order of names, and with the time that the archive gives to each file, so that the first start
 * need not read the sources to find that they are those of the build.
 */
function recordOf(record: BuildRecord, time: Date): Uint8Array {
  const sources = Object.entries(record.sources)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, state]) => [path, { ...state, mtimeMs: time.getTime() }] as const)
  return Buffer.from(JSON.stringify({ ...record, sources: Object.fromEntries(sources) }))
}

/** The built sites with their records, as `npm run serve` looks for them. Throws where a start would build them anew. */
export function sitesOf(buildDir: string, shipped: ReadonlySet<string>, time: Date): Entry[] {
  const records = readdirSync(buildDir).filter((name) => name.endsWith('.json'))
  return records.flatMap((name) => {
    const record = JSON.parse(readFileSync(join(buildDir, name), 'utf8')) as BuildRecord
    const missing = Object.keys(record.sources).find((path) => !shipped.has(path))
    if (missing)
      throw new ReleaseFault(
        `${basename(name, '.json')} is built from ${missing}, which is not part of a release.`,
      )
    const files = readdirSync(join(buildDir, record.folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
    return [
      { path: `dist/${name}`, content: recordOf(record, time) },
      ...files.map((file) => ({
        path: `dist/${file.slice(buildDir.length + 1).replaceAll('\\', '/')}`,
        content: readFileSync(file),
      })),
    ]
  })
}
