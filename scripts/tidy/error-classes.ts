import type { Rule } from './rule.ts'
import { isNode, type Node } from './source.ts'

/** Plain functions and values; a class only for something to throw, or to catch what a page throws. */
export const errorClasses: Rule = {
  name: 'error-classes',
  check: (tree) =>
    tree.sources.flatMap((source) =>
      ['ClassDeclaration', 'ClassExpression']
        .flatMap(source.nodes)
        .filter((node) => !extendsError(node) && !isErrorBoundary(node))
        .map((node) => ({
          path: source.path,
          line: source.lineAt(node.start),
          message: 'a class that is no Error: write functions and values',
        })),
    ),
}

/** By name, since every error's name ends so: `Error`, `TypeError`, `Conflict.Error`. */
function extendsError({ superClass }: Node): boolean {
  const named =
    isNode(superClass) && superClass.type === 'MemberExpression' ? superClass.property : superClass
  return isNode(named) && String(named.name).endsWith('Error')
}

/** React knows no other way to write one. */
function isErrorBoundary({ body }: Node): boolean {
  const members = isNode(body) ? (body.body as { key?: { name?: string } }[]) : []
  return members.some(({ key }) => /^(getDerivedStateFromError|componentDidCatch)$/.test(key?.name ?? ''))
}
