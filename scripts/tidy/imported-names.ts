import { nameOf } from './exported-names.ts'
import { isNode, literalText, type Node, type Source } from './source.ts'

/** The names that a file imports from one specifier; 'all' when it imports the whole module and names are unknown. */
export type Taken = { specifier: string; names: string[] | 'all' }

/** What a file imports by `import`, `export … from`, `import()`, the type `import('…')` and `declare module`. */
export function importedNames(source: Source): Taken[] {
  const { nodes } = source
  return [
    ...nodes('ImportDeclaration').map((node) => taken(node, byImport(source, node))),
    ...nodes('ExportNamedDeclaration').map((node) =>
      taken(
        node,
        (node.specifiers as Node[]).map((one) => nameOf(one.local)),
      ),
    ),
    ...nodes('ExportAllDeclaration').map((node) => taken(node, 'all')),
    ...nodes('TSImportType').map((node) => taken(node, byType(node))),
    ...nodes('ImportExpression').map((node) => taken(node, byCall(source, node))),
    ...nodes('TSModuleDeclaration').map((node) => taken({ ...node, source: node.id }, byAddition(node))),
  ].flatMap((one) => (one ? [one] : []))
}

function taken(node: Node, names: Taken['names']): Taken | undefined {
  const specifier = literalText(node.source)
  return specifier === undefined ? undefined : { specifier, names }
}

function byImport(source: Source, node: Node): Taken['names'] {
  const specifiers = node.specifiers as Node[]
  const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
  const members = whole ? membersOf(source, whole.local as Node) : []
  if (members === 'all') return 'all'
  const named = specifiers.flatMap((one) => {
    if (one.type === 'ImportSpecifier') return [nameOf(one.imported)]
    return one.type === 'ImportDefaultSpecifier' ? ['default'] : []
  })
  return [...named, ...members]
}

/** The type `import('…').A.B` imports A; without a name it imports the whole module. */
function byType({ qualifier }: Node): Taken['names'] {
  if (!isNode(qualifier)) return 'all'
  let first = qualifier
  while (isNode(first.left)) first = first.left
  return [nameOf(first)]
}

/** `declare module '…' { interface A {} }` adds to A. */
function byAddition({ body }: Node): string[] {
  const statements = isNode(body) && Array.isArray(body.body) ? (body.body as Node[]) : []
  return statements.map(({ id }) => nameOf(id))
}

/** `(await import('…')).a`, `const { a } = await import('…')`, `import('…').then((module) => module.a)`. */
function byCall(source: Source, call: Node): Taken['names'] {
  const awaited = source.nodes('AwaitExpression').find(({ argument }) => argument === call)
  const declared = source.nodes('VariableDeclarator').find(({ init }) => awaited && init === awaited)
  if (declared) return ofPattern(source, declared.id)
  const whole = awaited ?? call
  const inBrackets = source.nodes('ParenthesizedExpression').find(({ expression }) => expression === whole)
  const member = source.nodes('MemberExpression').find(({ object }) => object === (inBrackets ?? whole))
  if (!member || member.computed) return 'all'
  if (awaited) return [nameOf(member.property)]
  const then = source.nodes('CallExpression').find(({ callee }) => callee === member)
  const [callback] = (then?.arguments ?? []) as Node[]
  const [first] = (callback?.params ?? []) as unknown[]
  return first === undefined ? 'all' : ofPattern(source, first)
}

function ofPattern(source: Source, pattern: unknown): Taken['names'] {
  if (!isNode(pattern)) return 'all'
  if (pattern.type === 'Identifier') return isExported(source, pattern) ? 'all' : membersOf(source, pattern)
  const properties = pattern.type === 'ObjectPattern' ? (pattern.properties as Node[]) : []
  if (properties.length === 0 || properties.some(({ type, computed }) => type !== 'Property' || computed))
    return 'all'
  return properties.map(({ key }) => nameOf(key))
}

function isExported({ nodes }: Source, pattern: Node): boolean {
  const declared = nodes('ExportNamedDeclaration').flatMap(({ declaration }) =>
    isNode(declaration) ? ((declaration.declarations ?? []) as Node[]) : [],
  )
  return declared.some(({ id }) => id === pattern)
}

/** The members that a file uses of a declared name; 'all' when the name occurs other than before a dot. */
function membersOf({ nodes }: Source, declared: Node): Taken['names'] {
  const name = nameOf(declared)
  const uses = nodes('Identifier').filter((one) => one.name === name && one.start !== declared.start)
  const owners = [
    ...nodes('MemberExpression').map(({ object, property, computed }) => ({
      owner: object,
      member: computed ? undefined : nameOf(property),
    })),
    ...nodes('TSQualifiedName').map(({ left, right }) => ({ owner: left, member: nameOf(right) })),
  ]
  const members = uses.map((use) => owners.find(({ owner }) => owner === use)?.member)
  if (nodes('JSXMemberExpression').some(({ object }) => nameOf(object) === name)) return 'all'
  return members.every((one) => one !== undefined) ? members : 'all'
}
