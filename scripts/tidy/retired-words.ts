import { namesIn, wordsOf } from './name-words.ts'
import { isGenerated } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import type { Source } from './source.ts'
import type { Tree } from './tree.ts'

/** Retired words and their replacements (`docs/style.md`). */
const retired = new Map([
  ['kept', 'cached, stored, mounted or saved'],
  ['truth', 'the ledger or state that it is'],
  ['trouble', 'issue'],
  ['troubles', 'issues'],
  ['mend', 'repair'],
  ['mends', 'repairs'],
  ['mended', 'repaired'],
  ['hear', 'handle or receive'],
  ['hears', 'handles or receives'],
  ['heard', 'handled or received'],
  ['noes', 'refusals'],
  ['desk', 'tools, or the business site'],
])

/** Names that are stored in cookies or in the database: renaming them would end sessions and lose history. */
const storedNames = new Set(['desk', 'deskToken', 'parcelHeard'])

/** Names use the words of `docs/style.md`, and `product` where neither the wire nor a table has `goods`. */
export const retiredWords: Rule = {
  name: 'retired-words',
  check: (tree) => {
    const outside = namesOutside(tree)
    return tree.sources
      .filter(({ path }) => !isGenerated(path) && path !== tablesFile)
      .flatMap((source) => faultsOf(source, outside))
  },
}

const tablesFile = 'db/types.ts'

/** Names defined by contracts, refusals and table columns (`goods_id` → `goodsId`), which are exempt. */
function namesOutside(tree: Tree): Set<string> {
  const declaring = tree.sources.filter(
    ({ path }) => /^features\/[^/]+\/[^/]+\/(contract|refusals)[./]/.test(path) || path === tablesFile,
  )
  const keys = declaring.flatMap(({ nodes }) =>
    ['Property', 'TSPropertySignature'].flatMap(nodes).map(({ key }) => {
      const { name, value } = key as { name?: string; value?: unknown }
      return name ?? String(value)
    }),
  )
  return new Set(
    keys.flatMap((key) => [key, key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]),
  )
}

function faultsOf(source: Source, outside: ReadonlySet<string>): Finding[] {
  const { path } = source
  const file = path.slice(path.lastIndexOf('/') + 1)
  const inPath = faultOf(file, outside)
  const inText = namesIn(source).flatMap(({ name, line }) => {
    const message = faultOf(name, outside)
    return message ? [{ path, line, message }] : []
  })
  return [...(inPath ? [{ path, line: 0, message: inPath }] : []), ...inText]
}

function faultOf(name: string, outside: ReadonlySet<string>): string | undefined {
  if (storedNames.has(name)) return undefined
  const words = wordsOf(name)
  const word = words.find((one) => retired.has(one))
  if (word !== undefined) return `"${word}" in ${name}: say ${retired.get(word)}`
  if (!words.includes('goods') || outside.has(name)) return undefined
  return `"goods" in ${name}: say product, goods is what the wire and the tables say`
}
