import { isShipped } from '../release/shipped.ts'
import type { Rule } from './rule.ts'

/** What is part of a release imports nothing that is not, or a machine could not start it. Types are erased. */
export const shippedImports: Rule = {
  name: 'shipped-imports',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => isShipped(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ typeOnly }) => !typeOnly)
          .flatMap(({ specifier, line }) => {
            const target = tree.resolve(path, specifier)
            if (target.kind !== 'file' || isShipped(target.path)) return []
            return [
              { path, line, message: `${target.path} is no part of a release (scripts/release/shipped.ts)` },
            ]
          }),
      ),
}
