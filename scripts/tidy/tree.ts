import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { readSource, type Source } from './source.ts'
import { readWorkspaces, type Workspace } from './workspaces.ts'

/** What an import leads to: a file of the tree, a package from npm, a part of Node, or nothing. */
export type Target =
  | { kind: 'file'; path: string; door?: { workspace: Workspace; key: string } }
  | { kind: 'package'; name: string }
  | { kind: 'node' }
  | { kind: 'nothing' }
  | { kind: 'no door'; workspace: Workspace; key: string }

/** The files of the repository. Paths are relative to its root, with forward slashes. */
export type Files = {
  files: string[]
  has: (path: string) => boolean
  text: (path: string) => string
  workspaces: Workspace[]
  resolve: (from: string, specifier: string) => Target
}

/** The repository as read for the rules. */
export type Tree = Files & { sources: Source[] }

const unread = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) {
      const skipped = unread.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.ci')
      return skipped ? [] : listFiles(root, path)
    }
    return [path]
  })
}

/** `@scope/name/deep/path` → `@scope/name`, `name/deep` → `name`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The files under `root` except installed and built ones, unparsed. */
export function readFiles(root: string): Files {
  const files = listFiles(root).sort()
  const known = new Set(files)
  for (const file of files)
    for (let dir = posix.dirname(file); dir !== '.'; dir = posix.dirname(dir)) known.add(dir)
  const has = (path: string) => known.has(path)
  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const workspaces = readWorkspaces(files, text)

  const resolve = (from: string, specifier: string): Target => {
    if (isBuiltin(specifier)) return { kind: 'node' }
    const asked = specifier.replace(/[?#].*$/, '')
    if (asked.startsWith('.')) {
      const path = posix.join(posix.dirname(from), asked)
      return has(path) || path.startsWith('..') ? { kind: 'file', path } : { kind: 'nothing' }
    }
    const name = packageName(asked)
    const workspace = workspaces.find((one) => one.name === name)
    if (!workspace) return { kind: 'package', name }
    const key = `.${asked.slice(name.length)}`
    const path = workspace.open(key)
    return path && has(path)
      ? { kind: 'file', path, door: { workspace, key } }
      : { kind: 'no door', workspace, key }
  }

  return { files, has, text, workspaces, resolve }
}

/** Reads all files under `root` except installed and built ones. Rooms are found by their folders, not listed. */
export function readTree(root: string): Tree {
  const tree = readFiles(root)
  const paths = tree.files.filter((path) => /\.tsx?$/.test(path))
  return { ...tree, sources: paths.map((path) => readSource(path, tree.text(path))) }
}
