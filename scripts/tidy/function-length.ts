import { isGenerated } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode, type Node, type Source } from './source.ts'

const mostLines = 70

/** A function has at most 70 lines, so that it fits on a screen. The bodies of `describe` are exempt. */
export const functionLength: Rule = {
  name: 'function-length',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isGenerated(path))
      .flatMap((source) => {
        const chapters = new Set(source.nodes('CallExpression').flatMap(chapterBodies))
        return functionsOf(source)
          .filter((node) => !chapters.has(node))
          .map((node) => ({ node, lines: source.lineAt(node.end) - source.lineAt(node.start) + 1 }))
          .filter(({ lines }) => lines > mostLines)
          .map(({ node, lines }) => ({
            path: source.path,
            line: source.lineAt(node.start),
            message: `function${nameOf(node)} of ${lines} lines, at most ${mostLines}: split it`,
          }))
      }),
}

function functionsOf(source: Source): Node[] {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].flatMap(source.nodes)
}

function nameOf({ id }: Node): string {
  return isNode(id) ? ` ${String(id.name)}` : ''
}

/** The functions passed to `describe(…)`, `describe.each(…)(…)` and the like. */
function chapterBodies({ callee, arguments: given }: Node): unknown[] {
  let head = callee
  while (isNode(head) && head.type !== 'Identifier') head = head.callee ?? head.object ?? head.tag
  return isNode(head) && head.name === 'describe' ? (given as unknown[]) : []
}
