// `npm run packages`: writes the workspaces that each workspace imports into its package.json. What a room shows to
// others, its `exports`, is a decision and stays written by hand. `npm install` then brings package-lock.json up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inStyles, usedWorkspaces } from './tidy/declared-dependencies.ts'
import { readTree } from './tidy/tree.ts'

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const root = join(import.meta.dirname, '..')
const tree = readTree(root)
const [, ...workspaces] = tree.workspaces

for (const { folder, name } of workspaces) {
  const path = join(root, folder, 'package.json')
  const before = readFileSync(path, 'utf8')
  const { dependencies: _, devDependencies: __, ...rest } = JSON.parse(before) as Manifest
  const used = usedWorkspaces(tree, folder)
  const others = workspaces.map((one) => one.name).filter((one) => one !== name)
  const program = others.filter((one) => used.get(one)?.byProgram || inStyles(tree, folder, one))
  const tests = others.filter((one) => used.has(one) && !program.includes(one))
  const manifest = { ...rest, ...named('dependencies', program), ...named('devDependencies', tests) }
  const after = `${JSON.stringify(manifest, null, 2)}\n`
  if (after !== before) {
    writeFileSync(path, after)
    console.log(`written: ${folder}/package.json`)
  }
}

function named(key: keyof Manifest, names: string[]): Manifest {
  if (names.length === 0) return {}
  return { [key]: Object.fromEntries(names.toSorted().map((one) => [one, '*'])) }
}
