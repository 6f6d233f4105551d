import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { locales, type Locale } from '../i18n/index.ts'

/** `texts.ko-KR.ts`, `texts/ko-KR.ts`, `user-agreement.ko-KR.ts`: one catalogue of one language. */
const catalogueFile = /(?:\/|\.)([a-z]{2}-[A-Z]{2})\.ts$/

/** The language of a catalogue's file; undefined for every other file. */
export function localeOfFile(path: string): Locale | undefined {
  const found = catalogueFile.exec(path)?.[1]
  return locales.find((locale) => locale === found)
}

/** The same names, and nothing in them. */
export function emptied(source: string): string {
  return [...source.matchAll(/^export const (\w+)/gm)]
    .map(([, name]) => `export const ${name} = {}`)
    .join('\n')
}

/**
 * Leaves the catalogues of the other languages out of a browser build: a page downloads the words of its reader's
 * language only. A change of language loads the document anew, and with it that language's build.
 */
export function oneLocale(locale: Locale): Plugin {
  return {
    name: 'one-locale',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?', 1)[0]!
      const own = localeOfFile(path)
      return own === undefined || own === locale ? undefined : emptied(await readFile(path, 'utf8'))
    },
  }
}

/** Neither script nor style: the same file in every language. */
export function isShared(file: string): boolean {
  return !/\.(js|css)$/.test(file)
}

/** Moves what is the same in every language's build to where all of them, and the server's HTML, look for it. */
export async function shareFiles(client: string): Promise<void> {
  const shared = join(client, 'assets')
  await mkdir(shared, { recursive: true })
  for (const locale of locales) {
    const own = join(client, locale, 'assets')
    for (const file of (await readdir(own)).filter(isShared))
      await rename(join(own, file), join(shared, file))
  }
}
