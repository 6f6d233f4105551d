import type { Rule } from './rule.ts'
import type { Tree } from './tree.ts'

/** Every `npm run` command in the documentation is a script of the root package.json. */
export const docCommands: Rule = {
  name: 'doc-commands',
  check: (tree) => {
    const scripts = scriptsOf(tree)
    return tree.files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        tree
          .text(path)
          .split('\n')
          .flatMap((text, at) =>
            [...text.matchAll(/\bnpm (?:run ([\w:.-]+)|(test|start)\b)/g)]
              .map(([, run, short]) => (run ?? short ?? '').replace(/[.:]$/, ''))
              .filter((name) => !scripts.has(name))
              .map((name) => ({ path, line: at + 1, message: `package.json has no script "${name}"` })),
          ),
      )
  },
}

function scriptsOf(tree: Tree): Set<string> {
  if (!tree.has('package.json')) return new Set()
  const { scripts } = JSON.parse(tree.text('package.json')) as { scripts?: Record<string, string> }
  return new Set(Object.keys(scripts ?? {}))
}
