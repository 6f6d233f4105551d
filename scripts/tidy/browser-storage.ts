import { isTest } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, type Node, type Source } from './source.ts'

/** What browsers refuse by throwing where it is touched; the part of `navigator` only as its property. */
const refusable = /^(localStorage|sessionStorage|indexedDB|caches|Notification|BroadcastChannel)$/
const ofNavigator = /^(serviceWorker|locks|storage|clipboard|share)$/
/** Missing on pages without TLS. */
const ofCrypto = /^(randomUUID|subtle)$/
/** Where browsers run the code; servers have all of `crypto`. */
const inBrowsers =
  /^(apps\/(storefront|business)|features\/[^/]+\/[^/]+\/(parts|storefront|business)|platform\/(page|parts|ui|realtime\/browser))\//
const globals = /^(window|globalThis|self|document|navigator|crypto|parent|top)$/

/**
 * Only `platform/storage` touches storages, cookies and what else a browser may refuse: everywhere else a refusal would
 * leave a page blank. Also in scripts that are text: of the server's pages, and in `public` folders.
 */
export const browserStorage: Rule = {
  name: 'browser-storage',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isTest(path) && /^(apps|features|platform)\//.test(path))
      .filter(({ path }) => !/^(platform\/storage|apps\/simulators)\//.test(path))
      .flatMap((source) => [...names(source), ...properties(source), ...scripts(source)]),
}

function finding(source: Source, node: Node, name: string): Finding {
  return {
    path: source.path,
    line: source.lineAt(node.start),
    message: `${name} without a guard: use platform/storage`,
  }
}

/** Whether the name is a value here, not a type, a property's name or a key. */
function names(source: Source): Finding[] {
  const keys = new Set<number>()
  for (const node of source.nodes('MemberExpression'))
    if (!node.computed && isNode(node.property)) keys.add(node.property.start)
  for (const node of [...source.nodes('Property'), ...source.nodes('TSPropertySignature')])
    if (isNode(node.key) && !node.shorthand) keys.add(node.key.start)
  const types = new Set<number>()
  for (const node of source.nodes('TSTypeReference'))
    if (isNode(node.typeName)) types.add(node.typeName.start)
  const used = [
    ...source.nodes('NewExpression').map(({ callee }) => callee),
    ...source.nodes('MemberExpression').map(({ object }) => object),
  ]
  // A type or a value of ours may have the name; what is made or asked is the browser's.
  const uses = new Set(used.flatMap((node) => (isNode(node) ? [node.start] : [])))
  return source
    .nodes('Identifier')
    .filter((node) => refusable.test(String(node.name)))
    .filter((node) => node.name !== 'Notification' || uses.has(node.start))
    .filter((node) => !keys.has(node.start) && !types.has(node.start))
    .map((node) => finding(source, node, String(node.name)))
}

/** `navigator.locks`, `window.localStorage`, `document.cookie`, also behind a cast: `(navigator as …).locks`. */
function properties(source: Source): Finding[] {
  return source.nodes('MemberExpression').flatMap((node) => {
    const name = isNode(node.property) ? String(node.property.name ?? node.property.value) : ''
    const object = innermost(node.object)
    const isRisky =
      (globals.test(object) && refusable.test(name)) ||
      (object === 'navigator' && ofNavigator.test(name)) ||
      (object === 'crypto' && ofCrypto.test(name) && inBrowsers.test(source.path)) ||
      (object === 'document' && name === 'cookie')
    return isRisky ? [finding(source, node, `${object}.${name}`)] : []
  })
}

function innermost(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  return node.type === 'MemberExpression' && isNode(node.property) && globals.test(String(node.property.name))
    ? String(node.property.name)
    : innermost(node.expression)
}

/** Scripts inside a text, such as one inside the HTML of a page. */
function scripts(source: Source): Finding[] {
  const parts = [...source.nodes('TemplateElement'), ...source.nodes('Literal')]
  return parts.flatMap((node) => {
    const text = node.type === 'Literal' ? node.value : (node.value as { raw: string }).raw
    const found =
      typeof text === 'string'
        ? /\b(localStorage|sessionStorage)\s*[.[]|\bindexedDB\s*\.|document\.cookie/.exec(text)
        : null
    return found ? [finding(source, node, found[0].replace(/\s*[.[]$/, ''))] : []
  })
}
