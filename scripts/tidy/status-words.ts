import { isTest, placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, type Node, type Source } from './source.ts'

/** A status is compared with its word, not with its number. HTTP statuses, which have three digits, are exempt. */
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

/** Whether the value is a list of numbers, written out or by the name of one; `has` tells the names of the file. */
function isNumbers(node: unknown, has: (name: string) => boolean): boolean {
  if (!isNode(node)) return false
  if (node.type === 'ArrayExpression') return (node.elements as unknown[]).some(isNumber)
  if (node.type === 'Identifier') return has(String(node.name))
  if (node.type === 'NewExpression') return isNumbers((node.arguments as unknown[])[0], has)
  if (node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression')
    return isNumbers(node.expression, has)
  return (
    node.type === 'ConditionalExpression' &&
    (isNumbers(node.consequent, has) || isNumbers(node.alternate, has))
  )
}

function lists(source: Source): Finding[] {
  const named = new Set(
    source
      .nodes('VariableDeclarator')
      .filter(({ init }) => isNumbers(init, () => false))
      .map(({ id }) => (isNode(id) ? String(id.name) : '')),
  )
  return source
    .nodes('CallExpression')
    .filter(({ callee, arguments: given }) => {
      if (!isNode(callee) || callee.type !== 'MemberExpression') return false
      return isNumbers(callee.object, (name) => named.has(name)) && isStatus((given as unknown[])[0])
    })
    .map((node) => finding(source, node))
}
