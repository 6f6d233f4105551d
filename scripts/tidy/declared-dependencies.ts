import { posix } from 'node:path'
import { packageUses } from './package-uses.ts'
import { placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import type { Tree } from './tree.ts'
import type { Workspace } from './workspaces.ts'

/**
 * The package.json of a workspace names exactly the workspaces it imports. Packages from npm are named at the root, or
 * in `scripts/package.json` if only generators, referees and Lighthouse need them, so that each has one version. Each is
 * used somewhere, and development dependencies by nothing that runs in production.
 */
export const declaredDependencies: Rule = {
  name: 'declared-dependencies',
  check: (tree) => {
    const [root, ...others] = tree.workspaces
    if (!root) return []
    return [
      ...unknownPackages(tree, root),
      ...misplacedPackages(tree, root),
      ...extraPackages(tree, root),
      ...others.flatMap((one) => ofWorkspace(tree, root, one)),
    ]
  },
}

function unknownPackages(tree: Tree, root: Workspace): Finding[] {
  const known = new Set(root.dependencies)
  const extra = new Set(namedExtra(tree))
  return tree.sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line, typeOnly }) => {
      const target = tree.resolve(path, specifier)
      if (target.kind !== 'package' || known.has(target.name)) return []
      if (extra.has(target.name) && path.startsWith('scripts/')) return []
      const onlyTypes = known.has(`@types/${target.name.replace('@', '').replace('/', '__')}`)
      // `virtual:` modules are provided by Vite's plugins.
      if (specifier.includes(':') || (typeOnly && onlyTypes)) return []
      return [{ path, line, message: `${target.name} is not named in the root package.json` }]
    }),
  )
}

/** Optional packages are skipped: they are binaries for one platform, whose names are composed at run time. */
function misplacedPackages(tree: Tree, root: Workspace): Finding[] {
  const path = 'package.json'
  const workspaces = new Set(tree.workspaces.map((one) => one.name))
  const names = root.dependencies.filter((one) => !root.optional.includes(one) && !workspaces.has(one))
  return [...packageUses(tree, names)].flatMap(([name, uses]) => {
    if (uses.length === 0) return [{ path, line: 0, message: `names ${name}, which nothing uses` }]
    if (!root.development.includes(name)) return []
    return uses
      .filter(({ production }) => production)
      .map((use) => ({
        path: use.path,
        line: use.line,
        message: `${name} is there for development only, and this runs in production`,
      }))
  })
}

const extraManifest = 'scripts/package.json'

function namedExtra(tree: Tree): string[] {
  if (!tree.has(extraManifest)) return []
  const { devDependencies = {} } = JSON.parse(tree.text(extraManifest)) as {
    devDependencies?: Record<string, string>
  }
  return Object.keys(devDependencies)
}

/** `npm ci` at the root does not install them: what runs in production cannot use them. */
function extraPackages(tree: Tree, root: Workspace): Finding[] {
  return [...packageUses(tree, namedExtra(tree))].flatMap(([name, uses]) => {
    const finding = (message: string): Finding => ({ path: extraManifest, line: 0, message })
    if (root.dependencies.includes(name)) return [finding(`names ${name} again: the root does`)]
    if (uses.length === 0) return [finding(`names ${name}, which nothing uses`)]
    return uses
      .filter(({ production }) => production)
      .map(({ path, line }) => ({
        path,
        line,
        message: `${name} is for linting, generators and referees only, and this runs in production`,
      }))
  })
}

function ofWorkspace(tree: Tree, root: Workspace, workspace: Workspace): Finding[] {
  const { folder, name, dependencies, development } = workspace
  const manifest = posix.join(folder, 'package.json')
  const names = new Set(tree.workspaces.map((one) => one.name))
  const used = usedWorkspaces(tree, folder)
  const missing = [...used]
    .filter(([one]) => one !== name && !dependencies.includes(one))
    .map(([one, { path, line }]) => ({ path, line, message: `${one} is not named in ${manifest}` }))
  const unused = dependencies
    .filter((one) => names.has(one) && !used.has(one) && !inStyles(tree, folder, one))
    .map((one) => ({ path: manifest, line: 0, message: `names ${one}, which nothing there imports` }))
  const doubled = dependencies
    .filter((one) => !names.has(one))
    .map((one) => {
      const message = root.dependencies.includes(one)
        ? `names ${one} again: the root does`
        : `names ${one}: the root has to`
      return { path: manifest, line: 0, message }
    })
  const misplaced = dependencies.flatMap((one) => {
    const proof = used.get(one)
    if (!names.has(one) || !proof || proof.byProgram !== development.includes(one)) return []
    const message = proof.byProgram
      ? `${one} is named for development only, and ${proof.path} imports it`
      : `names ${one}, which only tests import: devDependencies`
    return [{ path: manifest, line: 0, message }]
  })
  return [...missing, ...unused, ...misplaced, ...doubled]
}

export type Use = { path: string; line: number; byProgram: boolean }

/** The workspaces that a workspace imports, each with its first import: in the program, or else in tests. */
export function usedWorkspaces(tree: Tree, folder: string): Map<string, Use> {
  const used = new Map<string, Use>()
  for (const { path, imports } of tree.sources) {
    if (!path.startsWith(`${folder}/`)) continue
    const byProgram = !placeOf(path).test
    for (const { specifier, line } of imports) {
      const target = tree.resolve(path, specifier)
      const workspace =
        target.kind === 'no door'
          ? target.workspace
          : target.kind === 'file'
            ? target.door?.workspace
            : undefined
      const known = workspace && used.get(workspace.name)
      if (workspace && (!known || (byProgram && !known.byProgram)))
        used.set(workspace.name, { path, line, byProgram })
    }
  }
  return used
}

export function inStyles(tree: Tree, folder: string, name: string): boolean {
  const styles = tree.files.filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.css'))
  return styles.some((path) => tree.text(path).includes(`'${name}/`) || tree.text(path).includes(`"${name}/`))
}
