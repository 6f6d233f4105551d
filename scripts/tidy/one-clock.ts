import { isTest } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import type { Node, Source } from './source.ts'

const place = /^(platform\/dates|bench|e2e)\//
const pages = /^features\/[^/]+\/(storefront|business)\//

/** Dates and times are written by one module, in the forms that are the same on every page. */
export const oneClock: Rule = {
  name: 'one-clock',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isTest(path) && !place.test(path))
      .flatMap((source) => [...formats(source), ...(pages.test(source.path) ? cut(source) : [])]),
}

function finding(source: Source, node: Node, what: string): Finding {
  return { path: source.path, line: source.lineAt(node.start), message: `${what}: use platform/dates` }
}

function formats(source: Source): Finding[] {
  return source
    .nodes('MemberExpression')
    .filter((node) =>
      /^(Intl\.(DateTime|RelativeTime)Format|.*\.toLocale(Date|Time)String)$/s.test(
        source.text.slice(node.start, node.end),
      ),
    )
    .map((node) => finding(source, node, 'a form of dates of its own'))
}

/** The places where the parts of `YYYY-MM-DD HH:mm:ss` begin and end. */
const parts = /\.slice\((0, ?16|5, ?1[06]|11, ?16)\)$/

function cut(source: Source): Finding[] {
  return source
    .nodes('CallExpression')
    .filter((node) => parts.test(source.text.slice(node.start, node.end)))
    .map((node) => finding(source, node, 'a time cut out of its text'))
}
