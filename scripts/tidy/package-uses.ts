import { isConfig, placeOf } from './places.ts'
import { isNode, literalText, type Source } from './source.ts'
import type { Tree } from './tree.ts'

export type PackageUse = { path: string; line: number; production: boolean }

/** Packages whose command in the npm scripts differs from their name. */
const commands: Record<string, string> = { typescript: 'tsc' }

/**
 * Where each of the packages `names` is used: imported by code or a stylesheet, located on disk by its path, named as
 * the environment of a test, run by an npm script, or installed for the types of a used package.
 */
export function packageUses(tree: Tree, names: string[]): Map<string, PackageUse[]> {
  const uses = new Map<string, PackageUse[]>(names.map((name) => [name, []]))
  const add = (name: string, use: PackageUse) => uses.get(name)?.push(use)
  for (const source of tree.sources) {
    for (const { name, line, erased } of [...imported(tree, source), ...foundOnDisk(source, names)])
      add(name, { path: source.path, line, production: !erased && isProduction(source.path) })
    // JSX compiles to calls of React's runtime.
    if (source.path.endsWith('.tsx'))
      add('react', { path: source.path, line: 0, production: isProduction(source.path) })
    const [, environment] = /^\/\/ @vitest-environment ([\w-]+)/m.exec(source.text) ?? []
    if (environment) add(environment, { path: source.path, line: 1, production: false })
  }
  for (const path of tree.files.filter((one) => one.endsWith('.css')))
    for (const [, name = ''] of tree
      .text(path)
      .matchAll(/@(?:import|plugin)\s+['"]((?:@[\w.-]+\/)?[\w.-]+)/g))
      add(name, { path, line: 0, production: false })
  for (const name of names)
    if (isRun(tree, name)) add(name, { path: 'package.json', line: 0, production: false })
  for (const name of names)
    if (uses.get(typedBy(name))?.length || name === '@types/node')
      add(name, { path: 'package.json', line: 0, production: false })
  return uses
}

/** Builds the sites before the start. Without its packages the server uses the existing build. */
const builder = 'platform/site-build/'

/** True for the server, its pages and the demo's simulators; false for builds, tests, tools and benchmarks. */
function isProduction(path: string): boolean {
  const { zone, test } = placeOf(path)
  return (
    !path.startsWith(builder) &&
    ['apps', 'features', 'platform', 'db'].includes(zone) &&
    !test &&
    !isConfig(path)
  )
}

type Named = { name: string; line: number; erased: boolean }

function imported(tree: Tree, { path, imports }: Source): Named[] {
  return imports.flatMap(({ specifier, line, typeOnly }) => {
    const target = tree.resolve(path, specifier)
    return target.kind === 'package' ? [{ name: target.name, line, erased: typeOnly }] : []
  })
}

const loaders = ['extraPackage', 'extraPackageFolder']

/** `require.resolve('name/file')`, `extraPackage('name')`, or a path that goes through `node_modules/name/`. */
function foundOnDisk({ nodes, lineAt }: Source, names: string[]): Named[] {
  const resolved = nodes('CallExpression').flatMap((node) => {
    const { callee, arguments: given } = node as { callee?: unknown; arguments?: unknown[] }
    const property = isNode(callee) && isNode(callee.property) ? callee.property.name : undefined
    const isLoader = property === 'resolve' || (isNode(callee) && loaders.includes(String(callee.name)))
    return isLoader ? [{ node, text: literalText(given?.[0]) ?? '' }] : []
  })
  const texts = nodes('Literal').map((node) => ({ node, text: literalText(node) ?? '' }))
  return names.flatMap((name) =>
    [
      ...resolved.filter(({ text }) => text === name || text.startsWith(`${name}/`)),
      ...texts.filter(({ text }) => `${text}/`.includes(`node_modules/${name}/`)),
    ].map(({ node }) => ({ name, line: lineAt(node.start), erased: false })),
  )
}

function isRun(tree: Tree, name: string): boolean {
  const { scripts = {} } = JSON.parse(tree.text('package.json')) as { scripts?: Record<string, string> }
  const command = (commands[name] ?? name).split(' ')
  return Object.values(scripts).some((script) => {
    const words = script.split(/\s+/)
    return command.every((word) => words.includes(word))
  })
}

/** `@types/name` → `name`, `@types/scope__name` → `@scope/name`. */
function typedBy(name: string): string {
  const [, typed = ''] = /^@types\/(.+)$/.exec(name) ?? []
  return typed.includes('__') ? `@${typed.replace('__', '/')}` : typed
}
