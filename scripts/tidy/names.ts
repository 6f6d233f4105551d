import { isConfig } from './places.ts'
import type { Finding, Rule } from './rule.ts'

/** Names that do not describe what a file contains. */
const junk = /^(utils?|helpers?|common|misc|managers?|base|services?)$|-(utils?|helpers?|managers?|misc)$/

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const locale = /^[a-z]{2}-[A-Z]{2}$/

/** Files and folders have descriptive names in kebab-case. */
export const names: Rule = {
  name: 'names',
  check: (tree) => {
    const folders = new Set(tree.sources.flatMap(({ path }) => foldersOf(path)))
    const files = tree.sources.map(({ path }) => path)
    return [...folders, ...files].flatMap((path) => fault(path))
  },
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

function fault(path: string): Finding[] {
  const name = path.slice(path.lastIndexOf('/') + 1)
  // File-based routers need names such as `$goodsId.tsx` and `__root.tsx`.
  const byAddress = /^apps\/[^/]+\/routes\//.test(path)
  const words = name.split('.')
  const stem = words[0] ?? ''
  if (junk.test(stem)) return [{ path, line: 0, message: `"${stem}" says nothing: name it after what it is` }]
  const spoken = words.every((word) => kebab.test(word) || locale.test(word))
  if (spoken || byAddress || isConfig(path)) return []
  return [{ path, line: 0, message: `"${name}" is not kebab-case` }]
}
