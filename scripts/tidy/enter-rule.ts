import { isTest } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode } from './source.ts'

/** Browsers differ in how they report a key of an input method, which one function knows. */
export const enterRule: Rule = {
  name: 'enter-rule',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isTest(path) && path !== 'platform/ui/keys/composing.ts')
      .flatMap((source) =>
        source
          .nodes('MemberExpression')
          .filter(({ object, property }) => {
            const name = isNode(property) ? String(property.name) : ''
            // `field.isComposing.current` is a ref of ours.
            const isEvent =
              isNode(object) && /[eE]vent$|^key$/.test(source.text.slice(object.start, object.end))
            return name === 'keyCode' || (name === 'isComposing' && isEvent)
          })
          .map((node) => ({
            path: source.path,
            line: source.lineAt(node.start),
            message: 'a test of an input method: use isOfComposition of platform/ui',
          })),
      ),
}
