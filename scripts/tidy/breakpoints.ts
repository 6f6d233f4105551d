import { isTest } from './places.ts'
import type { Rule } from './rule.ts'

/** Tailwind's name of a width that the theme (`platform/ui/theme.css`) does not have. */
const unknown = /(?<![\w-])((?:max-)?(?:xs|sm|3xl)):(?=[a-z!-])/g

/** Classes for a width name one that the theme has: those for another one exist nowhere, and nothing reports it. */
export const breakpoints: Rule = {
  name: 'breakpoints',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
      .flatMap((source) =>
        [...source.text.matchAll(unknown)].map(({ index, 1: name }) => ({
          path: source.path,
          line: source.lineAt(index),
          message: `${name}: is no width of the theme, so its class does nothing: say md, lg, xl or 2xl`,
        })),
      ),
}
