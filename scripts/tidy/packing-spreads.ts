import type { Rule } from './rule.ts'
import { isNode } from './source.ts'

/**
 * No literal is spread in place: `<Row {...{ item, onOpen }} />` is `<Row item={item} onOpen={onOpen} />`. A
 * reader would ask what overrides what. Oxlint (`no-useless-spread`) reports it for objects and lists, and not of JSX.
 */
export const packingSpreads: Rule = {
  name: 'packing-spreads',
  check: (tree) =>
    tree.sources.flatMap((source) =>
      source
        .nodes('JSXSpreadAttribute')
        .filter(({ argument }) => isNode(argument) && argument.type === 'ObjectExpression')
        .map((node) => ({
          path: source.path,
          line: source.lineAt(node.start),
          message: 'spreads a literal: write its properties as attributes',
        })),
    ),
}
