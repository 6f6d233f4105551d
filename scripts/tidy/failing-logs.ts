import { placeOf } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode } from './source.ts'

/** They take a log, and answer 500 when something breaks. */
const servers = new Set(['createApi', 'buildMall', 'startDemo'])

/** A log that fails the test, one that it looks at, or a word about the event itself. */
const minded = /\b(failingLog|collectingLog)\b|'http\.bug'/

/** An answer of 500 fails the test in which it is given, unless the test looks for it. */
export const failingLogs: Rule = {
  name: 'failing-logs',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => placeOf(path).test && placeOf(path).zone !== 'bench')
      .filter(({ path }) => !minded.test(tree.text(path)))
      .flatMap((source) =>
        source
          .nodes('CallExpression')
          .filter(({ callee }) => isNode(callee) && servers.has(String(callee.name)))
          .map((node) => ({
            path: source.path,
            line: source.lineAt(node.start),
            message: 'a server in a test needs failingLog(), or collectingLog() where a 500 is expected',
          })),
      ),
}
