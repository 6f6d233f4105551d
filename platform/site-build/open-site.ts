import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales, type Locale } from '../i18n/index.ts'
// Types only: the renderer itself comes out of the build.
import type { PageFiles, Render } from '../site/rendering.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}
type Manifest = Record<string, Chunk>

export interface OpenedSite {
  render: Render
  /** The address by which a page is rendered and kept: without what the page does not read. */
  hrefOf: (href: string) => string
  /** The addresses of all pages with the chunk of each. */
  pages: readonly { path: string; chunk: string }[]
  files: (chunk: string | undefined, locale: Locale) => PageFiles
}

const collect = (manifest: Manifest, key: string, seen: Set<string>): void => {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  for (const other of chunk.imports ?? []) collect(manifest, other, seen)
}

/** What a page needs at once: the entry, its own chunk, and all that these import. */
const pageFiles = (manifest: Manifest, base: string, chunk: string | undefined): PageFiles => {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]!.isEntry)
  if (entryKey === undefined) throw new Error('the build has no entry')
  const keys = new Set<string>()
  collect(manifest, entryKey, keys)
  if (chunk !== undefined) collect(manifest, chunk, keys)
  const chunks = [...keys].map((key) => manifest[key]!)
  const entry = manifest[entryKey]!
  return {
    entry: base + entry.file,
    scripts: chunks.filter((one) => one !== entry).map(({ file }) => base + file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => base + file),
  }
}

const readManifest = async (folder: string, locale: Locale): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, `manifest.${locale}.json`), 'utf8')) as Manifest

/** Opens a build: its manifests are read once, and every page's chunk has to be in them. */
export const openSite = async (folder: string): Promise<OpenedSite> => {
  const server = pathToFileURL(join(folder, 'server/entry-server.mjs')).href
  const { render, hrefOf, pages } = (await import(server)) as Omit<OpenedSite, 'files'>
  const known = new Map<string, PageFiles>()
  const keyOf = (chunk: string | undefined, locale: Locale) => `${locale} ${chunk ?? ''}`
  for (const locale of locales) {
    const manifest = await readManifest(folder, locale)
    known.set(keyOf(undefined, locale), pageFiles(manifest, `/${locale}/`, undefined))
    for (const { path, chunk } of pages) {
      if (!manifest[chunk])
        throw new Error(`page ${path} names the chunk ${chunk}, which is not in the build`)
      known.set(keyOf(chunk, locale), pageFiles(manifest, `/${locale}/`, chunk))
    }
  }
  return { render, hrefOf, pages, files: (chunk, locale) => known.get(keyOf(chunk, locale))! }
}
