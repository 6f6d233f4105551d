import { isTest } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, type Node, type Source } from './source.ts'

const languages = ['zh-CN', 'en-US', 'ko-KR'] as const
type Language = (typeof languages)[number]

/** Characters that do not occur in texts of the language. */
const foreign: Record<Language, RegExp> = {
  'zh-CN': /\p{Script=Hangul}/u,
  'en-US': /[\p{Script=Han}\p{Script=Hangul}]/u,
  'ko-KR': /\p{Script=Han}/u,
}
/** Names that are not translated: the mall's and those of the languages. */
const names = /好集|호집|简体中文|조선어|한국어/g
/** Examples show what users type, in whatever language. */
const examples = /(例如|such as|예:) .*$/i

/** Every text exists in three languages, each in the script of its language. */
export const threeLanguages: Rule = {
  name: 'three-languages',
  check: (tree) => {
    const byPath = new Map(tree.sources.map((source) => [source.path, source]))
    return tree.sources.flatMap((source) =>
      isTest(source.path) ? [] : [...sisters(source, byPath), ...inPlace(source), ...wholeFile(source)],
    )
  },
}

function fileOf(path: string, language: Language): string {
  return path.replace(/\.zh-CN\.ts$/, `.${language}.ts`)
}

/** A file of Chinese texts has an English and a Korean file with the same keys. */
function sisters(source: Source, byPath: Map<string, Source>): Finding[] {
  if (!source.path.endsWith('.zh-CN.ts')) return []
  const wanted = keysOf(source)
  return languages.slice(1).flatMap((language) => {
    const path = fileOf(source.path, language)
    const sister = byPath.get(path)
    if (!sister) return [{ path: source.path, line: 0, message: `has no sister in ${language}` }]
    const there = keysOf(sister)
    return [...wanted.difference(there)].map((key) => ({
      path,
      line: 0,
      message: `the text ${key} is missing`,
    }))
  })
}

/** The paths of all keys in the exported objects of a file. */
function keysOf(source: Source): Set<string> {
  const keys = new Set<string>()
  const walk = (value: unknown, at: string) => {
    const node = unwrapped(value)
    if (node?.type !== 'ObjectExpression') return void keys.add(at)
    for (const property of node.properties as Node[]) {
      const name = keyOf(property)
      if (name !== undefined) walk(property.value, at ? `${at}.${name}` : name)
    }
  }
  for (const { declaration } of source.nodes('ExportNamedDeclaration'))
    if (isNode(declaration) && declaration.type === 'VariableDeclaration')
      for (const { init } of declaration.declarations as Node[]) walk(init, '')
  return keys
}

/** The expression without `as` and `satisfies`. */
function unwrapped(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined
  const isWrapped = value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression'
  return isWrapped ? unwrapped(value.expression) : value
}

function keyOf(property: Node): string | undefined {
  const { key } = property
  if (property.type !== 'Property' || !isNode(key)) return undefined
  return String(key.name ?? key.value)
}

/** Checks objects with a text per language, as in refusals: `{ 'zh-CN': …, 'en-US': …, 'ko-KR': … }`. */
function inPlace(source: Source): Finding[] {
  return source.nodes('ObjectExpression').flatMap((object) => {
    const values = new Map((object.properties as Node[]).map((one) => [keyOf(one), one.value]))
    if (!languages.every((language) => values.has(language))) return []
    return languages.flatMap((language) => {
      const value = values.get(language)
      return isNode(value) ? foreignTexts(source, language, value) : []
    })
  })
}

function wholeFile(source: Source): Finding[] {
  const language = languages.find((one) => source.path.endsWith(`.${one}.ts`))
  return language ? foreignTexts(source, language, { type: '', start: 0, end: source.text.length }) : []
}

/** Texts below a node that are in another language's script, which means not translated. */
function foreignTexts(source: Source, language: Language, part: Node): Finding[] {
  const texts = [
    ...source.nodes('Literal').map((node) => ({ node, text: String(node.value) })),
    ...source.nodes('TemplateElement').map((node) => ({ node, text: (node.value as { raw: string }).raw })),
  ]
  return texts
    .filter(({ node }) => node.start >= part.start && node.end <= part.end)
    .filter(({ text }) => foreign[language].test(text.replaceAll(names, '').replace(examples, '')))
    .map(({ node, text }) => ({
      path: source.path,
      line: source.lineAt(node.start),
      message: `"${text.slice(0, 30)}" is not ${language}`,
    }))
}
