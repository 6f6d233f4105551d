import { isTest } from './places.ts'
import type { Finding, Rule } from './rule.ts'

/** `g.id = any(${ids}::uuid[])`; not a row that is being written or left out, whose list a plan never looks up. */
const plainList =
  /(?<!excluded\.|\bnot )(?:\b(?:id|\w+_id|ref|handle|phone|code|sn)|"\w+Id")\s*=\s*any\(\s*\$\{(?:[^{}]|\{[^{}]*\})+\}::/g

/** Rows by a list of ids: PostgreSQL would plan such a statement anew at each execution (`platform/db/statements`). */
export const plannedOnce: Rule = {
  name: 'planned-once',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isTest(path) && /^(?:apps|features|platform)\//.test(path))
      .flatMap(({ path, text, lineAt }) =>
        [...text.matchAll(plainList)].map(({ index }): Finding => ({
          path,
          line: lineAt(index),
          message: 'a list that is planned anew each time: write `= ${anyOf(list)}`',
        })),
      ),
}
