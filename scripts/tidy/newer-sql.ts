import { placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, type Node, type Source } from './source.ts'

/** What PostgreSQL has only since a version above the oldest one that the mall supports (`platform/db`). */
const newer: readonly [since: number, what: string, pattern: RegExp][] = [
  [18, 'old and new in returning', /\breturning\b[^;)]*?\b(?:old|new)\.\w/i],
  [18, 'uuidv7()', /\buuidv[47]\s*\(/i],
  [18, 'a virtual column', /\)\s*virtual\b/i],
  [18, 'without overlaps', /\bwithout overlaps\b/i],
  [18, 'a function', /\b(?:array_sort|array_reverse|casefold|crc32c?|gamma|lgamma)\s*\(/i],
  [17, 'merge with returning', /\bmerge into\b[^;]*?\breturning\b/i],
  [17, 'a function of SQL/JSON', /\bjson_(?:table|value|query|exists|scalar|serialize)\s*\(/i],
  [17, 'a bounded random()', /\brandom\s*\(\s*[^\s)]/i],
  [17, 'a function', /\b(?:to_bin|to_oct|unicode_assigned|uuid_extract_\w+)\s*\(/i],
  [16, 'a number with _', /(?<![\w$.'"-])\d+(?:_\d{3})+(?!\w)/],
  [16, 'any_value()', /\bany_value\s*\(/i],
  [16, 'is json', /\bis (?:not )?json\b/i],
  [
    16,
    'a function',
    /\b(?:array_sample|array_shuffle|random_normal|pg_input_is_valid|date_(?:add|subtract))\s*\(/i,
  ],
]

type Text = { text: string; start: number }

/** The texts of templates, with a mark for each placeholder. */
function templates(nodes: readonly Node[]): Text[] {
  return nodes.map(({ quasis, start }) => {
    const parts = (quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
    return { text: parts.join('$?'), start }
  })
}

/** Statements: what `sql` marks as part of one, and each other text that begins like one. */
function statements(source: Source): Text[] {
  const tagged = source
    .nodes('TaggedTemplateExpression')
    .flatMap(({ tag, quasi }) => (isNode(tag) && tag.name === 'sql' && isNode(quasi) ? [quasi] : []))
  const strings = source
    .nodes('Literal')
    .flatMap(({ value, start }) => (typeof value === 'string' ? [{ text: value, start }] : []))
  const untagged = source.nodes('TemplateLiteral').filter((node) => !tagged.includes(node))
  const begins = /^\s*(?:alter|create|delete from|insert into|merge into|select|update|with)\s/i
  return [
    ...templates(tagged),
    ...[...strings, ...templates(untagged)].filter(({ text }) => begins.test(text)),
  ]
}

function newerIn(text: string): { at: number; message: string }[] {
  return newer.flatMap(([since, what, pattern]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [{ at, message: `${what}: PostgreSQL has it since ${since}, and 15 is supported` }]
  })
}

/** The mall also runs on a stranger's server: its statements are those of the oldest one that it supports. */
export const newerSql: Rule = {
  name: 'newer-sql',
  check: (tree) => {
    const inCode = tree.sources
      .filter(({ path }) => ['apps', 'db', 'features', 'platform'].includes(placeOf(path).zone))
      .flatMap((source) =>
        statements(source).flatMap(({ text, start }) =>
          newerIn(text).map(({ message }): Finding => ({
            path: source.path,
            line: source.lineAt(start),
            message,
          })),
        ),
      )
    const inFiles = tree.files
      .filter((path) => /^db\/(?:migrations|functions)\/.*\.sql$/.test(path))
      .flatMap((path) => {
        const text = tree.text(path)
        return newerIn(text).map(({ at, message }): Finding => ({
          path,
          line: text.slice(0, at).split('\n').length,
          message,
        }))
      })
    return [...inCode, ...inFiles]
  },
}
