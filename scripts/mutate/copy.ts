import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const left = new Set(['.git', 'dist', 'coverage', 'test-results'])
/** Caches of tools, of which each copy has its own. */
const ownOfTools = new Set(['.vite', '.vite-temp', '.vitest-cache'])

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (left.has(entry.name)) continue
    if (entry.name === 'node_modules') linkInstalled(source, target)
    else if (entry.isDirectory()) copyFolder(source, target)
    else if (entry.isFile()) linkOrCopy(source, target)
  }
}

/** A hard link costs no space and is safe: changed files are replaced, never written in place. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/**
 * Links packages to those of the tree. The relative links of workspaces are copied, so that they lead into the copy.
 */
function linkInstalled(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    if (ownOfTools.has(name)) continue
    if (name !== '@hojip') symlinkSync(source, target)
    else {
      mkdirSync(target)
      for (const own of readdirSync(source)) {
        if (lstatSync(join(source, own)).isSymbolicLink())
          symlinkSync(readlinkSync(join(source, own)), join(target, own))
      }
    }
  }
}

/** Copies the tree at `root` to `target`. Files of the copy can be replaced without changing the tree. */
export function copyTree(root: string, target: string): void {
  copyFolder(root, target)
}
