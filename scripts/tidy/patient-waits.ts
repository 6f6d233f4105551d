import { placeOf } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode, type Node } from './source.ts'

/** A wait without a limit of its own gives up after a second, which a busy machine can need for anything. */
export const patientWaits: Rule = {
  name: 'patient-waits',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => placeOf(path).test)
      .flatMap((source) =>
        source
          .nodes('CallExpression')
          .filter((node) => waits(node) && (node['arguments'] as unknown[]).length < 2)
          .map((node) => ({
            path: source.path,
            line: source.lineAt(node.start),
            message:
              'gives up after a second: use `expect.poll`, or give it a `timeout` that suits a busy machine',
          })),
      ),
}

/** `vi.waitFor(…)` or `vi.waitUntil(…)`. */
function waits({ callee }: Node): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  const { object, property } = callee
  if (!isNode(object) || !isNode(property)) return false
  return object['name'] === 'vi' && /^wait(For|Until)$/.test(String(property['name']))
}
