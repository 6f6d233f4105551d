import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const left = new Set(['.git', 'dist', 'coverage', 'test-results'])
/** What tools write for themselves: each copy has its own. */
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

/** A hard link costs nothing; whoever changes a file puts a new one in its place. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/** Packages are those of the tree, workspaces those of the copy: their links lead upwards. */
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

/** The tree at `root` once more at `target`, in which files can be replaced without touching it. */
export function copyTree(root: string, target: string): void {
  copyFolder(root, target)
}
