import { isTest } from './places.ts'
import type { Rule } from './rule.ts'
import { nameOf } from './source.ts'

/** React's own `lazy` remembers a script that did not arrive for ever, and lets the whole page fail for it. */
export const lazyParts: Rule = {
  name: 'lazy-parts',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isTest(path) && !path.startsWith('platform/parts/'))
      .flatMap((source) => {
        const named = source.nodes('ImportSpecifier').filter((node) => nameOf(node.imported) === 'lazy')
        const asked = source
          .nodes('MemberExpression')
          .filter((node) => nameOf(node.object) === 'React' && nameOf(node.property) === 'lazy')
        return [...named, ...asked].map((node) => ({
          path: source.path,
          line: source.lineAt(node.start),
          message: 'a bare lazy: use lazyPart of platform/parts',
        }))
      }),
}
