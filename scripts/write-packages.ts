// `npm run packages`: writes the workspaces that each workspace imports into its package.json and into package-lock.json.
// What a room shows to others, its `exports`, is a decision and stays written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inStyles, usedWorkspaces } from './tidy/declared-dependencies.ts'
import { dependencyKinds, type LockFile, type Manifest } from './tidy/locked-packages.ts'
import { readTree } from './tidy/tree.ts'

const root = join(import.meta.dirname, '..')
const tree = readTree(root)
const [, ...workspaces] = tree.workspaces
const lock = JSON.parse(tree.text('package-lock.json')) as LockFile

for (const { folder, name } of workspaces) {
  const manifest = manifestOf(folder, name)
  writeChanged(`${folder}/package.json`, manifest)
  lock.packages[folder] = inLock(lock.packages[folder], manifest)
}
writeChanged('package-lock.json', lock)

function manifestOf(folder: string, name: string): Manifest {
  const before = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
  const { dependencies: _, devDependencies: __, ...rest } = before
  const used = usedWorkspaces(tree, folder)
  const others = workspaces.map((one) => one.name).filter((one) => one !== name)
  const program = others.filter((one) => used.get(one)?.byProgram || inStyles(tree, folder, one))
  const tests = others.filter((one) => used.has(one) && !program.includes(one))
  return { ...rest, ...named('dependencies', program), ...named('devDependencies', tests) }
}

function named(key: keyof Manifest, names: string[]): Manifest {
  if (names.length === 0) return {}
  return { [key]: Object.fromEntries(names.toSorted().map((one) => [one, '*'])) }
}

/** The entry of a workspace: all that npm has written of it, with the dependencies of its package.json. */
function inLock(before: Manifest | undefined, manifest: Manifest): Manifest {
  const entry = { ...before }
  for (const kind of dependencyKinds) {
    const names = manifest[kind]
    if (names) entry[kind] = names
    else delete entry[kind]
  }
  return entry
}

function writeChanged(path: string, value: object): void {
  const after = `${JSON.stringify(value, null, 2)}\n`
  if (after === readFileSync(join(root, path), 'utf8')) return
  writeFileSync(join(root, path), after)
  console.log(`written: ${path}`)
}
