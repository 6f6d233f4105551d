import { isTest, placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, literalText, type Node, type Source } from './source.ts'

/**
 * Reports code that is a security risk: SQL, HTML and code built from text, predictable random numbers, broken hashes
 * and ciphers, private keys. A hash that a foreign protocol requires is exempt when a comment above it contains "protocol".
 */
export const riskyCode: Rule = {
  name: 'risky-code',
  check: (tree) =>
    tree.sources
      .filter(
        ({ path }) => !isTest(path) && ['apps', 'features', 'platform', 'db'].includes(placeOf(path).zone),
      )
      .flatMap((source) => [
        ...calls(source),
        ...assignments(source),
        ...attributes(source),
        ...keys(source),
      ]),
}

/** Simulators imitate other companies' protocols and never run in production. */
function standsIn(path: string) {
  return path.startsWith('apps/simulators/')
}

function isProtocol(source: Source, line: number) {
  const [above = '', here = ''] = source.text.split('\n').slice(Math.max(0, line - 2), line)
  return /\/\/.*protocol/i.test(above) || /\/\/.*protocol/i.test(here)
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  return node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node.property)}` : ''
}

function riskOf(node: Node): string | undefined {
  const name = nameOf(node.callee)
  const first = literalText((node.arguments as unknown[])[0]) ?? ''
  if (name === 'sql.raw') return 'SQL made of text: use parameters'
  if (name === 'eval' || name === 'Function') return 'code made of text'
  if (/(^|\.)(insertAdjacentHTML|write(ln)?)$/.test(name) && /^document|insertAdjacent/.test(name))
    return 'HTML made of text'
  if (name === 'Math.random') return 'chance that can be guessed: use node:crypto'
  if (/(^|\.)createHash$|(^|\.)createHmac$/.test(name) && /^(md[45]|sha-?1|ripemd)/i.test(first))
    return `a broken hash, ${first}`
  if (/(^|\.)create(C|Dec)ipher$/.test(name) || (name.endsWith('ipheriv') && /ecb|^(des|rc4)/i.test(first)))
    return 'a broken cipher'
  return undefined
}

function calls(source: Source): Finding[] {
  return [...source.nodes('CallExpression'), ...source.nodes('NewExpression')].flatMap((node) => {
    const message = riskOf(node)
    const line = source.lineAt(node.start)
    if (!message || standsIn(source.path) || isProtocol(source, line)) return []
    return [{ path: source.path, line, message }]
  })
}

function assignments(source: Source): Finding[] {
  return source
    .nodes('AssignmentExpression')
    .filter((node) => /\.(inner|outer)HTML$/.test(nameOf(node.left)) && !standsIn(source.path))
    .map((node) => ({ path: source.path, line: source.lineAt(node.start), message: 'HTML made of text' }))
}

/** HTML enters a page only through `sanitisedHtml()`, which creates the trusted type. */
function attributes(source: Source): Finding[] {
  return source
    .nodes('JSXAttribute')
    .filter((node) => isNode(node.name) && node.name.name === 'dangerouslySetInnerHTML')
    .filter((node) => {
      const inside = isNode(node.value) ? node.value.expression : undefined
      return !isNode(inside) || nameOf(inside.callee) !== 'sanitisedHtml'
    })
    .map((node) => ({
      path: source.path,
      line: source.lineAt(node.start),
      message: 'HTML without sanitisedHtml()',
    }))
}

function keys(source: Source): Finding[] {
  const at = source.text.search(/-----BEGIN [A-Z ]*PRIVATE KEY-----\s*(\\n)?[A-Za-z0-9+/]{20}/)
  return at < 0 ? [] : [{ path: source.path, line: source.lineAt(at), message: 'a private key' }]
}
