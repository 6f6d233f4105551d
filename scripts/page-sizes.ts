import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Locale } from '@hojip/platform/i18n'
import { openSite } from '@hojip/platform/site-build'

export interface PageSize {
  path: string
  /** Gzipped kilobytes of the page's scripts with the two entries, and of its styles, the same whatever their hashes. */
  scripts: number
  styles: number
}

/**
 * A script or a sheet with other hashes in the names of the files that it names: they are as long, as different from each
 * other and compress as badly, but do not change with what is in the files.
 */
export function withSteadyHashes(text: string): string {
  const steady = new Map<string, string>()
  return text.replaceAll(
    /(?<=\/)((?:[\w-]+-)?)([\w-]{8}|[\w-]{7})(?=\.(?:js|css)\b)/g,
    (name: string, stem: string, hash: string) => {
      const number = createHash('sha256').update(String(steady.size)).digest('base64url')
      const other = steady.get(name) ?? stem + number.slice(0, hash.length)
      steady.set(name, other)
      return other
    },
  )
}

/** What each page of a built site downloads at first, in one language. */
export async function pageSizes(folder: string, locale: Locale): Promise<PageSize[]> {
  const sizes = new Map<string, number>()
  const gzipKb = async (href: string): Promise<number> => {
    const known = sizes.get(href)
    if (known !== undefined) return known
    const text = await readFile(join(folder, 'client', href), 'utf8')
    const kb = gzipSync(withSteadyHashes(text), { level: 9 }).length / 1024
    sizes.set(href, kb)
    return kb
  }
  const sum = async (hrefs: readonly string[]) =>
    (await Promise.all(hrefs.map(gzipKb))).reduce((total, kb) => total + kb, 0)
  const { pages, files } = await openSite(folder)
  const all = [{ path: '(every page)', chunk: undefined }, ...pages]
  return Promise.all(
    all.map(async ({ path, chunk }) => {
      const { entry, start, scripts, styles } = files(chunk, locale)
      return { path, scripts: await sum([entry, start, ...scripts]), styles: await sum(styles) }
    }),
  )
}
