import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** What contracts say of fields beside them, and what their shapes are made of. */
interface ContractWords {
  /** By shape or call, and the path of the field there: `Order.payId`. */
  words: Record<string, string>
  /** The shapes that a shape takes its other fields from. */
  bases: Record<string, string[]>
}

interface Comment {
  end: number
  text: string
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

/** The text of a doc comment in one line; undefined of any other comment. */
function docText(raw: string): string | undefined {
  if (!raw.startsWith('*')) return undefined
  return raw
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .join(' ')
    .trim()
}

interface File {
  path: string
  text: string
  program: Node
  comments: Comment[]
  /** The names of the document, by the names of the file. */
  named: Map<string, string>
}

/** The pairs of `nameShapes({ Order: order })`. */
function namesOf(program: Node): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of program['body'] as Node[]) {
    const call = statement['expression'] as Node | undefined
    const callee = call?.['callee'] as Node | undefined
    const name = String((callee?.['property'] as Node | undefined)?.['name'] ?? callee?.['name'])
    if (name !== 'nameShapes') continue
    const [shapes] = call!['arguments'] as [Node]
    for (const { key, value } of shapes['properties'] as { key: { name: string }; value: { name: string } }[])
      found.set(value.name, key.name)
  }
  return found
}

function readFile(path: string): File {
  const text = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, text)
  const docs = comments.flatMap(({ value, end }) => {
    const doc = docText(value)
    return doc ? [{ end, text: doc }] : []
  })
  return {
    path: relative(root, path),
    text,
    program: program as unknown as Node,
    comments: docs,
    named: namesOf(program as unknown as Node),
  }
}

/** The comment that stands directly before a node. */
function commentBefore({ comments, text }: File, { start }: Node): string | undefined {
  return comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '')?.text
}

/** The names of a property; calls that several rooms share are made for each of these prefixes. */
function keysOf(property: Node): string[] {
  const key = property['key'] as Node & {
    name?: string
    value?: string
    quasis?: { value: { raw: string } }[]
  }
  if (key.type === 'TemplateLiteral') {
    const [before, ...after] = key.quasis!.map(({ value }) => value.raw)
    return ['/bizConsole', '/sysConsole'].map((prefix) => `${before}${prefix}${after.join('')}`)
  }
  return property['computed'] ? [] : [String(key.name ?? key.value)]
}

/** The identifier at the start of `order.omit(…).extend(…)`. */
function rootName(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type === 'CallExpression') return rootName(node['callee'] as Node)
  if (node.type === 'MemberExpression') return rootName(node['object'] as Node)
  return undefined
}

function isListOf(node: Node): boolean {
  const { name } = ((node['callee'] as Node | undefined)?.['property'] ?? {}) as { name?: string }
  return name === 'pageOf' || name === 'listOf'
}

/** What is read of one file. A constant of no name in the document has the name of its file before its own. */
function readWords(file: File, idOf: (file: File, name: string) => string, into: ContractWords) {
  const base = (owner: string, name: string | undefined) => {
    if (name === undefined || ['z', 's', 'shapes'].includes(name)) return
    const of = idOf(file, name)
    if (of !== owner) into.bases[owner] = [...new Set([...(into.bases[owner] ?? []), of])]
  }
  const walk = (node: Node, owner: string) => {
    if (node.type === 'Property') {
      const said = commentBefore(file, node)
      for (const key of keysOf(node)) {
        const at = `${owner}.${key}`
        if (said) into.words[at] = said
        walk(node['value'] as Node, at)
      }
      return
    }
    if (node.type === 'SpreadElement') base(owner, rootName(node['argument'] as Node))
    if (node.type === 'Identifier') base(owner, String(node['name']))
    if (node.type === 'MemberExpression') return walk(node['object'] as Node, owner)
    const at = node.type === 'CallExpression' && isListOf(node) ? `${owner}.list` : owner
    for (const child of childrenOf(node)) walk(child, at)
  }
  const walkCall = (key: string, call: Node) => {
    for (const part of (call['properties'] as Node[] | undefined) ?? []) {
      const { name } = (part['key'] ?? {}) as { name?: string }
      if (name === 'input') walk(part['value'] as Node, `${key} >`)
      if (name === 'takes') walk(part['value'] as Node, `${key} >>`)
      if (name === 'output') walk(part['value'] as Node, `${key} <`)
    }
  }
  const findCalls = (node: Node) => {
    const value = node['value'] as Node | undefined
    const [argument] = (value?.['arguments'] as Node[] | undefined) ?? []
    for (const key of node.type === 'Property' && argument ? keysOf(node) : [])
      if (/^(GET|POST) \//.test(key)) walkCall(key, argument!)
    for (const child of childrenOf(node)) findCalls(child)
  }
  findCalls(file.program)
  for (const statement of file.program['body'] as Node[]) {
    const declaration = (statement['declaration'] ?? statement) as Node
    for (const { id, init } of (declaration['declarations'] as
      | { id: { type: string; name: string }; init: Node }[]
      | undefined) ?? [])
      // What is taken apart names parts of a shape that stands elsewhere.
      if (init && id.type === 'Identifier' && !id.name.endsWith('Calls')) {
        const said = commentBefore(file, statement)
        if (said && file.named.has(id.name)) into.words[idOf(file, id.name)] = said
        walk(init, idOf(file, id.name))
      }
  }
}

/** Reads the comments of all contracts. */
function readContractWords(): ContractWords {
  const files = globSync('features/*/*/contract{.ts,/*.ts}', { cwd: root })
    .toSorted()
    .map((path) => readFile(join(root, path)))
    .concat(readFile(join(root, 'platform/http/shapes.ts')))
  const elsewhere = new Map(files.flatMap(({ named }) => [...named]))
  const isImported = (file: File, name: string) =>
    new RegExp(`^import [^;]*?\\b${name}\\b[^;]*? from`, 'm').test(file.text)
  const idOf = (file: File, name: string) =>
    file.named.get(name) ??
    (isImported(file, name) ? (elsewhere.get(name) ?? `#${name}`) : `${file.path}#${name}`)
  const into: ContractWords = { words: {}, bases: {} }
  for (const file of files) readWords(file, idOf, into)
  return withoutUnused(into)
}

/** Without the bases that say nothing. */
function withoutUnused({ words, bases }: ContractWords): ContractWords {
  const owners = new Set(Object.keys(words).map((key) => key.slice(0, key.lastIndexOf('.'))))
  const says = (name: string, seen: string[] = []): boolean =>
    [...owners].some((owner) => owner === name || owner.startsWith(`${name}.`)) ||
    (bases[name] ?? []).some((one) => !seen.includes(one) && says(one, [...seen, one]))
  const used = Object.entries(bases).flatMap(([owner, of]) => {
    const left = of.filter((one) => says(one))
    return left.length > 0 ? [[owner, left] as const] : []
  })
  return { words, bases: Object.fromEntries(used) }
}

/** What each room is for, by the first paragraph of its README, and its calls. */
async function readRooms(): Promise<Record<string, { says: string; calls: string[] }>> {
  const rooms: Record<string, { says: string; calls: string[] }> = {}
  for (const path of globSync('features/*/*/contract.ts', { cwd: root }).toSorted()) {
    const room = basename(dirname(path))
    const contract = (await import(join(root, path))) as Record<string, unknown>
    const calls = Object.entries(contract).flatMap(([name, value]) =>
      name.endsWith('Calls') ? Object.keys(value as object) : [],
    )
    const readme = join(root, dirname(path), 'README.md')
    const says = existsSync(readme)
      ? readFileSync(readme, 'utf8')
          .split(/\n\n+/)[1]!
          .replace(/\s*\n\s*/g, ' ')
      : ''
    if (calls.length > 0) rooms[room] = { says, calls: [...new Set(calls)] }
  }
  return rooms
}

export async function contractWordsJson(): Promise<string> {
  return `${JSON.stringify({ rooms: await readRooms(), ...readContractWords() }, null, 2)}\n`
}
