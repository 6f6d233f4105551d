import { isTest, placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, literalText, type Node, type Source } from './source.ts'

const builders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])

const statement =
  /^\s*(select|insert|update|delete|with|create|alter|drop|truncate|merge|begin|commit|set|listen|notify|lock|vacuum|analyze|explain|call|do|copy)\b/i

/** Only stores and the database parts of the platform contain SQL. */
export const sqlInStores: Rule = {
  name: 'sql-in-stores',
  check: (tree) => tree.sources.filter(({ path }) => !maySpeakSql(path)).flatMap(statements),
}

function maySpeakSql(path: string): boolean {
  const { zone, role } = placeOf(path)
  if (['db', 'bench', 'scripts'].includes(zone) || isTest(path) || role === 'testing') return true
  if (/^platform\/(db|jobs|movement|realtime|replica)\//.test(path)) return true
  return zone !== 'apps' && /(^|\/)store(\.ts$|\/)/.test(path)
}

function statements(source: Source): Finding[] {
  const found = [...source.nodes('TaggedTemplateExpression'), ...source.nodes('CallExpression')]
  return found.flatMap((node) => {
    const what = node.type === 'CallExpression' ? call(node) : tag(node)
    if (!what) return []
    return [{ path: source.path, line: source.lineAt(node.start), message: `${what} outside a store` }]
  })
}

function tag(node: Node): string | undefined {
  return isNode(node.tag) && node.tag.type === 'Identifier' && node.tag.name === 'sql' ? 'sql`…`' : undefined
}

function call(node: Node): string | undefined {
  const callee = isNode(node.callee) && node.callee.type === 'MemberExpression' ? node.callee : undefined
  const name = isNode(callee?.property) ? String(callee.property.name) : ''
  if (builders.has(name)) return `.${name}()`
  const text = name === 'query' ? queryText((node.arguments as unknown[])[0]) : undefined
  return text !== undefined && statement.test(text) ? 'query with SQL text' : undefined
}

/** The beginning of a query's text: `'select …'`, `` `select ${x}` `` or `{ text: 'select …' }`. */
function queryText(argument: unknown): string | undefined {
  if (!isNode(argument)) return undefined
  if (argument.type === 'TemplateLiteral')
    return (argument.quasis as { value: { cooked: string } }[])[0]?.value.cooked
  if (argument.type !== 'ObjectExpression') return literalText(argument)
  const properties = argument.properties as { key?: Node; value?: unknown }[]
  return queryText(properties.find(({ key }) => key?.name === 'text')?.value)
}
