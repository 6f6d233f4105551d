import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { browserPackages } from '../tidy/browser-safe.ts'
import { readTree } from '../tidy/tree.ts'

const root = join(import.meta.dirname, '../..')

/** Where Node finds a package from a folder: the nearest `node_modules` that has it. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === root ? undefined : folderOf(name, dirname(from))
}

function neededBy(folder: string): string[] {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  return Object.keys(about.dependencies ?? {})
}

/**
 * Where the packages are that pages import, and those that these need: some more than the bundles contain, since a
 * bundler leaves out what no page uses.
 */
export function foldersOfBrowserPackages(): string[] {
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const folder = folderOf(name, from)
    // Types and optional parts are not installed everywhere.
    if (folder === undefined || name.startsWith('@types/') || found.has(folder)) return
    found.add(folder)
    for (const needed of neededBy(folder)) add(needed, folder)
  }
  for (const name of browserPackages(readTree(root))) add(name, root)
  return [...found].map((folder) => relative(root, folder).replaceAll(sep, '/')).toSorted()
}
