import { isConfig, isTest } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode, literalText, type Node, type Source } from './source.ts'

/** Code that links to pages. The platform does not know any page. */
const leading = /^(features|apps\/(storefront|business))\//
/** The room in which the addresses are written out. */
const hrefs = /^features\/words\/hrefs\//

const linking = new Set(['href', 'to'])

/**
 * The address of a page is written out once, in `features/words/hrefs`, and imported everywhere else. The addresses are read
 * from the page definitions. A route pattern (`/orders/$id`) may be written out to name its page.
 */
export const literalHrefs: Rule = {
  name: 'literal-hrefs',
  check: (tree) => {
    const patterns = new Set(tree.sources.flatMap((source) => definedPaths(source).map(literalText)))
    const firsts = new Set([...patterns].map((pattern) => firstPiece(pattern ?? '')))
    const isAddress = (text: string) => firstPiece(text) !== '' && firsts.has(firstPiece(text))
    return tree.sources
      .filter(({ path }) => leading.test(path) && !hrefs.test(path) && !isTest(path) && !isConfig(path))
      .flatMap((source) => {
        const own = new Set(definedPaths(source))
        const written = [...source.nodes('Literal'), ...source.nodes('TemplateLiteral')].filter((node) => {
          const text = beginning(node)
          return isAddress(text) && !own.has(node) && !(text.includes('$') && patterns.has(text))
        })
        return [...written, ...homes(source)].map((node) => ({
          path: source.path,
          line: source.lineAt(node.start),
          message: `writes out the address ${source.text.slice(node.start, node.end)}: take it from features/words/hrefs`,
        }))
      })
  },
}

/** The values of `path` in the calls of `definePage({ path })` in a file. */
function definedPaths(source: Source): Node[] {
  return source
    .nodes('CallExpression')
    .filter(({ callee }) => isNode(callee) && callee.name === 'definePage')
    .flatMap((call) => ((call.arguments as Node[])[0]?.properties as Node[] | undefined) ?? [])
    .filter(({ key }) => isNode(key) && key.name === 'path')
    .map(({ value }) => value as Node)
}

/** The text of a literal, or of a template up to its first placeholder. */
function beginning(node: Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked ?? ''
}

/** The first path segment: `orders` of `/orders/7?type=4`; '' when the text is not the address of a page. */
function firstPiece(text: string): string {
  return /^\/([\w-]+)(?=[/?#]|$)/.exec(text)?.[1] ?? ''
}

/** `href="/"` and `{ href: '/' }`: elsewhere a single slash has other meanings. */
function homes(source: Source): Node[] {
  const attributes = source
    .nodes('JSXAttribute')
    .filter(({ name }) => isNode(name) && linking.has(String(name.name)))
  const properties = source
    .nodes('Property')
    .filter(({ key }) => isNode(key) && linking.has(String(key.name)))
  return [...attributes, ...properties]
    .map(({ value }) => value)
    .filter((value): value is Node => isNode(value) && literalText(value) === '/')
}
