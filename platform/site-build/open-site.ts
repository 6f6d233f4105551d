import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales, type Locale } from '../i18n/index.ts'
import { mustGet } from '../collections/index.ts'
// Types only: the renderer itself is loaded from the build.
import type { PageFiles, Render } from '../site/rendering.ts'
import { usedStyles, type StylePart } from './styles/used-styles.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  name?: string
  isEntry?: boolean
}
type Manifest = Record<string, Chunk>

export interface OpenedSite {
  render: Render
  /** The canonical address by which a page is rendered and cached: without the parameters it does not read. */
  hrefOf: (href: string) => string
  /** The pattern of the page at an address, such as `/albums/$id`; undefined where there is none. */
  pageOf: (href: string) => string | undefined
  /** The addresses of all pages, with each page's chunk, and the name of its definition's when the start lacks it. */
  pages: readonly { path: string; chunk: string; definedIn?: string }[]
  files: (chunk: string | undefined, locale: Locale) => PageFiles
}

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  for (const other of chunk.imports ?? []) collect(manifest, other, seen)
}

function entryNamed(manifest: Manifest, name: string): Entry {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.name === name)
  if (!found) throw new Error(`the build has no ${name}`)
  return [found[0], found[1].file]
}

type Entry = readonly [key: string, file: string]

/** A browser build of one language. */
interface Build {
  manifest: Manifest
  /** What every page begins with. */
  entry: Entry
  start: Entry
  /** The keys of chunks by their names. */
  named: ReadonlyMap<string | undefined, string>
  base: string
  usedStyles: (files: readonly string[]) => PageFiles['usedStyles']
}

/** The files a page needs: the two entries, its own chunk, its definition's, and all that these import. */
function pageFiles(build: Build, chunk?: string, definedIn?: string): PageFiles {
  const { manifest, base, usedStyles } = build
  const [[entryKey, entry], [startKey, start]] = [build.entry, build.start]
  const keys = new Set<string>()
  const definition = definedIn === undefined ? undefined : build.named.get(definedIn)
  for (const key of [entryKey, startKey, chunk, definition].filter((one) => one !== undefined))
    collect(manifest, key, keys)
  const chunks = [...keys].map((key) => manifest[key]!)
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  return {
    entry: base + entry,
    start: base + start,
    scripts: chunks
      .map(({ file }) => base + file)
      .filter((file) => file !== base + entry && file !== base + start),
    styles: styles.map((file) => base + file),
    usedStyles: usedStyles(styles),
  }
}

async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, name), 'utf8')) as T
}

async function readBuild(folder: string, locale: Locale): Promise<Build> {
  const manifest = await readJson<Manifest>(folder, `manifest.${locale}.json`)
  const parts = await readJson<Record<string, StylePart[]>>(folder, `styles.${locale}.json`)
  const known = new Map<string, PageFiles['usedStyles']>()
  return {
    manifest,
    entry: entryNamed(manifest, 'entry-browser'),
    start: entryNamed(manifest, 'entry-start'),
    named: new Map(
      Object.entries(manifest)
        .map(([key, { name }]) => [name, key] as const)
        .toReversed(),
    ),
    base: `/${locale}/`,
    usedStyles: (files) => {
      const key = files.join(' ')
      const used = known.get(key) ?? usedStyles(files.flatMap((file) => parts[file] ?? []))
      known.set(key, used)
      return used
    },
  }
}

/** Opens a build. Reads its manifests once; throws when a page's chunk is not in them. */
export async function openSite(folder: string): Promise<OpenedSite> {
  const server = pathToFileURL(join(folder, 'server/entry-server.mjs')).href
  const { render, hrefOf, pageOf, pages } = (await import(server)) as Omit<OpenedSite, 'files'>
  const known = new Map<string, PageFiles>()
  const keyOf = (chunk: string | undefined, locale: Locale) => `${locale} ${chunk ?? ''}`
  for (const locale of locales) {
    const build = await readBuild(folder, locale)
    known.set(keyOf(undefined, locale), pageFiles(build))
    for (const { path, chunk, definedIn } of pages) {
      if (!build.manifest[chunk])
        throw new Error(`page ${path} names the chunk ${chunk}, which is not in the build`)
      known.set(keyOf(chunk, locale), pageFiles(build, chunk, definedIn))
    }
  }
  return { render, hrefOf, pageOf, pages, files: (chunk, locale) => mustGet(known, keyOf(chunk, locale)) }
}
