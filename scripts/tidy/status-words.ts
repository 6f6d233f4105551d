import { isTest, placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, type Node, type Source } from './source.ts'

/** A status is compared with its word: the number is for the wire and the tables. HTTP's have three digits. */
export const statusWords: Rule = {
  name: 'status-words',
  check: (tree) =>
    tree.sources
      .filter(
        ({ path }) => placeOf(path).zone === 'features' && !isTest(path) && placeOf(path).role !== 'testing',
      )
      .flatMap((source) => [...comparisons(source), ...lists(source)]),
}

function isStatus(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'ChainExpression') return isStatus(node.expression)
  if (node.type === 'MemberExpression') return isStatus(node.property)
  return node.type === 'Identifier' && /(^s|S)tatus$/.test(String(node.name))
}

function isNumber(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'number' && node.value < 100
}

function finding(source: Source, node: Node): Finding {
  return { path: source.path, line: source.lineAt(node.start), message: 'a status as a number: use its word' }
}

function comparisons(source: Source): Finding[] {
  return source
    .nodes('BinaryExpression')
    .filter(({ left, right }) => (isStatus(left) && isNumber(right)) || (isNumber(left) && isStatus(right)))
    .map((node) => finding(source, node))
}

function lists(source: Source): Finding[] {
  return source
    .nodes('CallExpression')
    .filter(({ callee, arguments: given }) => {
      if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.object)) return false
      const elements = callee.object.type === 'ArrayExpression' ? (callee.object.elements as unknown[]) : []
      return elements.some(isNumber) && isStatus((given as unknown[])[0])
    })
    .map((node) => finding(source, node))
}
