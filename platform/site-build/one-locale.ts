import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, type Plugin } from 'vite'
import { pathOf } from '../href/index.ts'
import { locales, type Locale } from '../i18n/index.ts'

/** `texts.ko-KR.ts`, `texts/ko-KR.ts`, `user-agreement.ko-KR.ts`: a catalogue of one language. */
const catalogueFile = /(?:\/|\.)([a-z]{2}-[A-Z]{2})\.ts$/

/** The language of a catalogue file; undefined for every other file. */
export function localeOfFile(path: string): Locale | undefined {
  const found = catalogueFile.exec(path)?.[1]
  return locales.find((locale) => locale === found)
}

/** A module with the same exported names, but empty. */
export function emptied(source: string): string {
  return [...source.matchAll(/^export const (\w+)/gm)]
    .map(([, name]) => `export const ${name} = {}`)
    .join('\n')
}

type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** The calls of `defineTexts` with an object, however deep they are. */
function catalogues(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(catalogues)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const callee = node.callee as Node | undefined
  const [first] = (node.arguments ?? []) as Node[]
  if (callee?.name === 'defineTexts' && first?.type === 'ObjectExpression') return [first]
  return Object.values(node).flatMap(catalogues)
}

/**
 * A module whose catalogues `defineTexts({ 'zh-CN': { … }, … })` have texts in one language only. A call may name its
 * type, `defineTexts<T>({ … })`, so the source is searched for the name alone before it is parsed.
 */
export function withOneLocale(path: string, source: string, locale: Locale): string {
  if (!source.includes('defineTexts')) return source
  const others = catalogues(parseSync(path, source).program).flatMap(({ properties }) =>
    (properties as { key: Node; value: Node }[]).filter(
      ({ key, value }) => key.value !== locale && value.type === 'ObjectExpression',
    ),
  )
  return others
    .toSorted((a, b) => b.value.start - a.value.start)
    .reduce((text, { value }) => `${text.slice(0, value.start)}{}${text.slice(value.end)}`, source)
}

/**
 * Leaves the texts in other languages out of a browser build, so that a page downloads only its reader's language. A
 * change of language loads a new document, and with it that language's build.
 */
export function oneLocale(locale: Locale): Plugin {
  return {
    name: 'one-locale',
    enforce: 'pre',
    async load(id) {
      const path = pathOf(id)
      const own = localeOfFile(path)
      return own === undefined || own === locale ? undefined : emptied(await readFile(path, 'utf8'))
    },
    transform(source, id) {
      const code = withOneLocale(pathOf(id), source, locale)
      return code === source ? undefined : { code, map: null }
    },
  }
}

/** Whether the file is the same in every language: neither script nor style. */
export function isShared(file: string): boolean {
  return !/\.(js|css)$/.test(file)
}

/**
 * Moves the files that are the same in every language's build to a shared folder, where all builds and the server's
 * HTML look for them.
 */
export async function shareFiles(client: string): Promise<void> {
  const shared = join(client, 'assets')
  await mkdir(shared, { recursive: true })
  for (const locale of locales) {
    const own = join(client, locale, 'assets')
    for (const file of (await readdir(own)).filter(isShared))
      await rename(join(own, file), join(shared, file))
  }
}
