import { isPageRole, placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, literalText, type Node, type Source } from './source.ts'

const browserFolders = /^(apps\/(storefront|business)|platform\/(page|client|parts|site|ui))\//

/**
 * Pages recognise a refusal by its `reason`, whose names and data the compiler knows from the contracts: no code as a
 * literal, no name of a refusal outside a comparison with a reason, no cast of what a refusal carries.
 */
export const refusalTypes: Rule = {
  name: 'refusal-types',
  check: (tree) => {
    const rooms = new Set(tree.sources.flatMap(declared))
    return tree.sources
      .filter(({ path }) => browserFolders.test(path) || isPageRole(placeOf(path).role))
      .filter(({ path }) => !placeOf(path).test)
      .flatMap((source) => [...codes(source), ...casts(source), ...names(source, rooms)])
  },
}

function finding(source: Source, node: Node, message: string): Finding {
  return { path: source.path, line: source.lineAt(node.start), message }
}

function isCall(node: Node, name: string): boolean {
  return isNode(node.callee) && node.callee.type === 'Identifier' && node.callee.name === name
}

/** What the names of a room's refusals begin with. */
function declared(source: Source): string[] {
  return source
    .nodes('CallExpression')
    .filter((node) => isCall(node, 'defineRefusals'))
    .flatMap((node) => literalText((node.arguments as unknown[])[0]) ?? [])
}

/** The expression without parentheses, casts, `?.` and `!` around it. */
function bare(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined
  const isAround = /^(ParenthesizedExpression|TS(As|NonNull|Satisfies)Expression|ChainExpression)$/
  return isAround.test(node.type) ? bare(node.expression) : node
}

/** The name of a value, or of the property that is read: `error` of `write.error`. */
function nameOf(node: unknown): string {
  const inner = bare(node)
  if (inner?.type === 'Identifier') return String(inner.name)
  if (inner?.type !== 'MemberExpression') return ''
  return inner.computed ? (literalText(inner.property) ?? '') : nameOf(inner.property)
}

/** Codes of refusals are digits; other things have codes, too. */
function isCode(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && /^\d{3,}$/.test(String(node.value))
}

/** Whether the value is a list with codes, written out or by the name of one; `has` tells the names of the file. */
function isCodes(node: unknown, has: (name: string) => boolean): boolean {
  const inner = bare(node)
  if (inner?.type === 'ArrayExpression') return (inner.elements as unknown[]).some(isCode)
  if (inner?.type === 'NewExpression') return isCodes((inner.arguments as unknown[])[0], has)
  return inner?.type === 'Identifier' && has(String(inner.name))
}

function codes(source: Source): Finding[] {
  const compared = source
    .nodes('BinaryExpression')
    .filter(
      ({ left, right }) =>
        (nameOf(left) === 'code' && isCode(right)) || (isCode(left) && nameOf(right) === 'code'),
    )
  const cases = source
    .nodes('SwitchStatement')
    .filter(({ discriminant }) => nameOf(discriminant) === 'code')
    .flatMap(({ cases: all }) => (all as Node[]).filter(({ test }) => isCode(test)))
  const lists = new Set(
    source
      .nodes('VariableDeclarator')
      .filter(({ init }) => isCodes(init, () => false))
      .map(({ id }) => nameOf(id)),
  )
  const listed = source.nodes('CallExpression').filter(({ callee, arguments: given }) => {
    const called = bare(callee)
    if (called?.type !== 'MemberExpression' || nameOf((given as unknown[])[0]) !== 'code') return false
    return isCodes(called.object, (name) => lists.has(name))
  })
  const message = 'a code as a literal: compare the reason, or ask isGone and its sisters of platform/client'
  return [...compared, ...cases, ...listed].map((node) => finding(source, node, message))
}

/**
 * Whether the expression reads what a refusal carries: `error.data`, `refusal.data.now`, `error.data['now'] ?? []`, and,
 * since only untyped data is read so, `data['now']`.
 */
function isRefusalData(node: unknown): boolean {
  const inner = bare(node)
  if (inner?.type === 'LogicalExpression') return isRefusalData(inner.left)
  if (inner?.type !== 'MemberExpression') return false
  if (inner.computed && literalText(inner.property) !== undefined && nameOf(inner.object) === 'data')
    return true
  const isOfRefusal = /^(error|refus\w*|fail\w*|problem|cause)$/i.test(nameOf(inner.object))
  return (nameOf(inner) === 'data' && isOfRefusal) || isRefusalData(inner.object)
}

function isRefusalType(node: unknown): boolean {
  if (!isNode(node)) return false
  const isNamed = /^(ApiError|RefusalOf|FailureOf|GeneralRefusal)$/.test(nameOf(node.typeName))
  return (node.type === 'TSTypeReference' && isNamed) || isRefusalType(node.objectType)
}

/** The platform makes the typed refusals, so that it alone may cast something to one. */
function casts(source: Source): Finding[] {
  const isPlatform = source.path.startsWith('platform/')
  return source
    .nodes('TSAsExpression')
    .filter(
      ({ expression, typeAnnotation }) =>
        isRefusalData(expression) || (!isPlatform && isRefusalType(typeAnnotation)),
    )
    .map((node) => finding(source, node, 'a cast of a refusal: its reason tells the compiler the data'))
}

function names(source: Source, rooms: ReadonlySet<string>): Finding[] {
  const typed = new Set<unknown>([
    ...source
      .nodes('BinaryExpression')
      .flatMap(({ left, right }) =>
        nameOf(left) === 'reason' || nameOf(right) === 'reason' ? [left, right] : [],
      ),
    ...source
      .nodes('SwitchStatement')
      .filter(({ discriminant }) => nameOf(discriminant) === 'reason')
      .flatMap(({ cases }) => (cases as Node[]).map(({ test }) => test)),
    ...source.nodes('TSLiteralType').map(({ literal }) => literal),
  ])
  return [...source.nodes('Literal'), ...source.nodes('TemplateLiteral')]
    .filter((node) => {
      const [, room = ''] = /^([\w-]+)\/\w+$/.exec(literalText(node) ?? '') ?? []
      return rooms.has(room) && !typed.has(node)
    })
    .map((node) =>
      finding(source, node, `${literalText(node)} as text: compare it with the reason of a typed refusal`),
    )
}
