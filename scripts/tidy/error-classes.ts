import type { Rule } from './rule.ts'
import { isNode, type Node } from './source.ts'

/** Code consists of functions and values. Classes are allowed only for errors and for React error boundaries. */
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

/** Errors are recognized by the name of the base class: `Error`, `TypeError`, `Conflict.Error`. */
function extendsError({ superClass }: Node): boolean {
  const named =
    isNode(superClass) && superClass.type === 'MemberExpression' ? superClass.property : superClass
  return isNode(named) && String(named.name).endsWith('Error')
}

/** An error boundary, which React supports only as a class. */
function isErrorBoundary({ body }: Node): boolean {
  const members = isNode(body) ? (body.body as { key?: { name?: string } }[]) : []
  return members.some(({ key }) => /^(getDerivedStateFromError|componentDidCatch)$/.test(key?.name ?? ''))
}
