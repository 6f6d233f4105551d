import { isTest } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, literalText, type Node, type Source } from './source.ts'

const place = /^(platform\/dates|bench|e2e)\//
const pages = /^features\/[^/]+\/[^/]+\/(parts|storefront|business)\//

/** Dates and times are written by one module, in the forms that are the same on every page. */
export const oneClock: Rule = {
  name: 'one-clock',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isTest(path) && !place.test(path))
      .flatMap((source) => [
        ...formats(source),
        ...(pages.test(source.path) ? [...cut(source), ...read(source)] : []),
      ]),
}

function finding(source: Source, node: Node, what: string): Finding {
  return { path: source.path, line: source.lineAt(node.start), message: `${what}: use platform/dates` }
}

function formats(source: Source): Finding[] {
  return source
    .nodes('MemberExpression')
    .filter((node) =>
      /^(Intl\.(DateTime|RelativeTime)Format|.*\.toLocale(Date|Time)String)$/s.test(
        source.text.slice(node.start, node.end),
      ),
    )
    .map((node) => finding(source, node, 'a form of dates of its own'))
}

/** The places where the parts of `YYYY-MM-DD HH:mm:ss` begin and end, of whatever is cut there. */
const parts = /\.(slice|substring)\((0, ?16|5, ?1[06]|11, ?16)\)$/
/** The same of what is called a time, where other texts are cut too, and what lies between its parts. */
const partsOfTime = /^(slice|substring|substr)\((0, ?(4|7|10|1[369])|(5|8|11|14)(, ?\d+)?|-\d)\)$/
const between = new Set([' ', 'T', '-', ':'])

function cut(source: Source): Finding[] {
  return calls(source)
    .filter(
      ({ node, of, name, given }) =>
        parts.test(source.text.slice(node.start, node.end)) ||
        (isTime(nameOf(of)) &&
          (partsOfTime.test(`${name}${source.text.slice(of.end, node.end).replace(/^[^(]*/, '')}`) ||
            (name === 'split' && between.has(literalText(given) ?? '')))),
    )
    .map(({ node }) => finding(source, node, 'a time cut out of its text'))
}

/** What only dates have, and what depends on the zone of the reader. */
const readers = /^get(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|Seconds)$|^to(ISO|Date|Time|UTC)String$/

function read(source: Source): Finding[] {
  return calls(source)
    .filter(({ name }) => readers.test(name))
    .map(({ node }) => finding(source, node, 'a time read apart'))
}

interface MethodCall {
  node: Node
  of: Node
  name: string
  given: unknown
}

function calls(source: Source): MethodCall[] {
  return source.nodes('CallExpression').flatMap((node) => {
    const { callee, arguments: given } = node as Node & { callee: Node; arguments: unknown[] }
    if (callee.type !== 'MemberExpression') return []
    return [{ node, of: callee.object as Node, name: nameOf(callee), given: given[0] }]
  })
}

/** What a value is called: its variable, its property, or the function that made it; '' for others. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  switch (node.type) {
    case 'Identifier':
      return node.name as string
    case 'MemberExpression':
      return node.computed ? (literalText(node.property) ?? '') : nameOf(node.property)
    case 'LogicalExpression':
      return nameOf(node.left)
    case 'CallExpression': {
      const made = nameOf(node.callee)
      return made === 'String' ? nameOf((node.arguments as unknown[])[0]) : made === 'at' ? '' : made
    }
    default:
      return nameOf(node.expression)
  }
}

/** `deadlineAt`, `landedOn`, `gmtCreate`, `mallDay(…)`, and the words themselves. */
function isTime(name: string): boolean {
  return /^(time|day|date|at|gmt[A-Z]\w*)$|[a-z](Time|Day|Date|At|On|Beat)$/.test(name)
}
