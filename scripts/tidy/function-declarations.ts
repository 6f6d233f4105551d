import { isConfig, isGenerated } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode, type Node } from './source.ts'

/**
 * Top-level functions are declarations, so that stack traces and symbol indexes name them and the order of definitions
 * does not matter. Arrows are for callbacks. A variable with a type annotation (`const write: Write = …`) may hold an
 * arrow, since a declaration cannot take its parameters from a type.
 */
export const functionDeclarations: Rule = {
  name: 'function-declarations',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isConfig(path) && !isGenerated(path))
      .flatMap((source) =>
        source
          .nodes('Program')
          .flatMap(({ body }) => body as Node[])
          .flatMap(declarators)
          .filter(({ init, id }) => isFunction(init) && !(id as Node).typeAnnotation)
          .map(({ start, id }) => ({
            path: source.path,
            line: source.lineAt(start),
            message: `${String((id as Node).name)} is a top-level function: write \`function ${String((id as Node).name)}(…)\``,
          })),
      ),
}

function declarators(statement: Node): Node[] {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  const isConst = isNode(inner) && inner.type === 'VariableDeclaration' && inner.kind === 'const'
  return isConst ? (inner.declarations as Node[]) : []
}

function isFunction(node: unknown): boolean {
  return isNode(node) && ['ArrowFunctionExpression', 'FunctionExpression'].includes(node.type)
}
