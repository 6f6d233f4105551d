import { isConfig, isGenerated } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode } from './source.ts'

/** What is exported has one name everywhere: no `export default`, configuration files excepted. */
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
