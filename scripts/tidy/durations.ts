import { isConfig, isGenerated, isTest } from './places.ts'
import type { Rule } from './rule.ts'
import { isNode, type Node, type Source } from './source.ts'

const minute = 60_000
const longer = new Set<unknown>([60, 24 * 60, 7 * 24 * 60].map((minutes) => minutes * minute))

/**
 * A minute, an hour, a day and a week in milliseconds are named by `platform/clock`. An hour, a day and a week are told
 * by their number alone. A number of 60,000 may be anything, so it counts as a minute where it is a factor, or where its
 * name says milliseconds.
 */
export const durations: Rule = {
  name: 'durations',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => ![isTest, isConfig, isGenerated].some((isExempt) => isExempt(path)))
      .filter(({ path }) => !/^(platform\/clock|scripts\/tidy)\//.test(path))
      .flatMap((source) =>
        [...longPeriods(source), ...factors(source), ...named(source), ...products(source)].map((node) => ({
          path: source.path,
          line: source.lineAt(node.start),
          message: 'a period in milliseconds: use minuteMs, hourMs, dayMs or weekMs of platform/clock',
        })),
      ),
}

function longPeriods(source: Source): Node[] {
  return source.nodes('Literal').filter(({ value }) => longer.has(value))
}

function isMinute(node: unknown): node is Node {
  return isNode(node) && node.type === 'Literal' && node.value === minute
}

function factors(source: Source): Node[] {
  return source
    .nodes('BinaryExpression')
    .filter(({ operator }) => operator === '*' || operator === '/')
    .flatMap(({ left, right }) => [left, right].filter(isMinute))
}

/** What is given to a variable, a property or a parameter whose name ends with its unit. */
function named(source: Source): Node[] {
  const given = [
    ...source.nodes('VariableDeclarator').map(({ id, init }) => ({ name: id, value: init })),
    ...source.nodes('Property').map(({ key, value }) => ({ name: key, value })),
    ...source.nodes('AssignmentPattern').map(({ left, right }) => ({ name: left, value: right })),
  ]
  return given.flatMap(({ name, value }) => {
    const isPeriod = isNode(name) && /^minute$|M[sS]$|^ms$/.test(String(name.name))
    return isPeriod && isMinute(value) ? [value] : []
  })
}

/** `60 * 1000`, `24 * 60 * 60 * 1000`. */
function products(source: Source): Node[] {
  return source
    .nodes('BinaryExpression')
    .filter(({ start, end }) =>
      /^([\d.]+\*)*60\*1000$/.test(source.text.slice(start, end).replace(/[\s_()]/g, '')),
    )
}
