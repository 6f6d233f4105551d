import { isConfig, isGenerated } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode } from './source.ts'

/** No `export default`, so that an export has the same name everywhere. Configuration files are exempt. */
export const namedExports: Rule = {
  name: 'named-exports',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isConfig(path) && !isGenerated(path))
      .flatMap((source) => {
        const renamed = source
          .nodes('ExportSpecifier')
          .filter(({ exported }) => isNode(exported) && exported.name === 'default')
        return [...source.nodes('ExportDefaultDeclaration'), ...renamed].map((node) => ({
          path: source.path,
          line: source.lineAt(node.start),
          message: 'export default: give it a name',
        }))
      }),
}
