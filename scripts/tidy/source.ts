import { parseSync } from 'vite'

/** A syntax node of Vite's parser (oxc): ESTree with TypeScript and JSX. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }

export type Import = {
  specifier: string
  line: number
  /** Erased before running. `import { type X }` is not: with verbatimModuleSyntax it still loads the file. */
  typeOnly: boolean
  dynamic: boolean
}

export type Source = {
  path: string
  text: string
  imports: Import[]
  lineAt: (offset: number) => number
  nodes: (type: string) => Node[]
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** The source of a TypeScript file with its syntax nodes indexed by type. */
export function readSource(path: string, text: string): Source {
  const index = indexNodes(parseSync(path, text).program as unknown as Node)
  const starts = lineStarts(text)
  const lineAt = (offset: number) => lineOf(starts, offset)
  const nodes = (type: string) => index.get(type) ?? []
  return { path, text, lineAt, nodes, imports: readImports(nodes, lineAt) }
}

/** All nodes from `root` downwards by type, each list in text order. */
function indexNodes(root: Node): Map<string, Node[]> {
  const index = new Map<string, Node[]>()
  const open: Node[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    const list = index.get(node.type)
    if (list) list.push(node)
    else index.set(node.type, [node])
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) open.push(...value.filter(isNode))
      else if (isNode(value)) open.push(value)
    }
  }
  for (const list of index.values()) list.sort((a, b) => a.start - b.start)
  return index
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lineOf(starts: number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low + 1
}

/** The name of an identifier; '' for any other node. */
export function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : ''
}

/** The text of a string literal or of a template without placeholders; undefined for any other node. */
export function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const quasis = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}

const importing = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]

function readImports(nodes: Source['nodes'], lineAt: Source['lineAt']): Import[] {
  return importing.flatMap(nodes).flatMap((node) => {
    const specifier = literalText(node.source)
    if (specifier === undefined) return []
    const typeOnly = [node.importKind, node.exportKind].includes('type') || node.type === 'TSImportType'
    return [{ specifier, line: lineAt(node.start), typeOnly, dynamic: node.type === 'ImportExpression' }]
  })
}
