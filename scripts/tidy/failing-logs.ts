import { placeOf } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode } from './source.ts'

/** Functions that take a log and start something that answers 500 after an unexpected error. */
const servers = new Set(['createApi', 'buildMall', 'startDemo'])

/** A log that fails the test, a log that the test reads, or a check of the event itself. */
const minded = /\b(failingLog|collectingLog)\b|'http\.bug'/

/** A response with 500 fails the test that caused it, unless the test expects it. */
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
