import { bigTables } from './big-tables.ts'
import { partitioned } from '../../retention/policy.ts'
import { kindOf, type Kind } from '../kinds.ts'
import { madeIn } from './locks.ts'
import { statementsOf, type Statement } from './statements.ts'

/** What a migration must not do, and where in its text. */
export interface Carelessness {
  at: number
  message: string
}

interface Context {
  kind: Kind
  /** Whether a table is there already and has many rows. */
  isBig: (table: string) => boolean
  /** Constraints that an earlier migration validates. */
  validated: ReadonlySet<string>
}

type Check = (bare: string, context: Context, comments: string) => string | undefined

const firstLines =
  '“-- Expands.”, “-- Expands, alone.”, “-- Contracts. Unread since NNNN.” or “-- Stops.” (docs/upgrading.md)'

function tableOf(bare: string, before: string): string {
  return new RegExp(`${before} (?:if exists )?(?:only )?(?:public\\.)?"?(\\w+)`, 'i').exec(bare)?.[1] ?? ''
}

/** What of `alter table` reads or rewrites every row. */
const slowAlterations: readonly [RegExp, string][] = [
  [
    /\badd (?:constraint \S+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/i,
    'a constraint reads all rows under its lock: add it “not valid”, and validate it alone',
  ],
  [
    /\badd (?:constraint \S+ )?(?:unique|primary key|exclude)\b(?! using index)/i,
    'its index is made under the lock: create it concurrently, alone, and then add the constraint “using index”',
  ],
  [
    /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b)\w+ [^,]*\b(?:references|check|unique|primary key)\b/i,
    'a column with a constraint reads all rows under its lock: add the constraint by itself, “not valid”',
  ],
  [
    /\badd (?:column )?[^;]*(?:\bgenerated\b|\b(?:big|small)?serial\b|\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b)/i,
    'the table is written anew: add the column empty, and fill it in portions, alone',
  ],
  [
    /\balter (?:column )?\S+ (?:set data )?type\b/i,
    'a change of type writes the table anew: add another column',
  ],
  [/\bset (?:un)?logged\b|\bset tablespace\b/i, 'the table is written anew under its lock'],
]

const takesAway =
  /\bdrop (?!constraint\b|default\b|not null\b|expression\b|identity\b)\w|\brename (?!constraint\b)/i

const partitionedTables: readonly string[] = Object.values(partitioned).flat()

const checks: readonly Check[] = [
  (bare) =>
    /^create (?:unique )?index concurrently\b/i.test(bare) &&
    partitionedTables.includes(tableOf(bare, String.raw`\bon`))
      ? 'PostgreSQL makes no index of a partitioned table concurrently: “create index if not exists … on only”, and a “do” block that makes and attaches it partition by partition (docs/upgrading.md)'
      : undefined,
  (bare, { isBig }) => {
    if (!/^create (?:unique )?index\b/i.test(bare) || /\bconcurrently\b|\bon only\b/i.test(bare))
      return undefined
    return isBig(tableOf(bare, String.raw`\bon`))
      ? 'nobody can write meanwhile: create the index concurrently, alone'
      : undefined
  },
  (bare, { kind }) =>
    /^(?:create (?:unique )?|drop )index concurrently\b/i.test(bare) && kind.name !== 'alone'
      ? '“concurrently” runs outside a transaction: the first line is “-- Expands, alone.”'
      : undefined,
  (bare, { isBig }) => {
    if (!/^alter table\b/i.test(bare) || !isBig(tableOf(bare, '^alter table'))) return undefined
    return slowAlterations.find(([pattern]) => pattern.test(bare))?.[1]
  },
  (bare, { kind, isBig }) =>
    /\bvalidate constraint\b/i.test(bare) && kind.name !== 'alone' && isBig(tableOf(bare, '^alter table'))
      ? 'it reads all rows while the locks of the file are held: validate in a file of its own, “-- Expands, alone.”'
      : undefined,
  (bare, { isBig, validated }, comments) => {
    if (!/\bset not null\b/i.test(bare) || !isBig(tableOf(bare, '^alter table'))) return undefined
    const checked = /Checked by (\w+)\./.exec(comments)?.[1]
    return checked && validated.has(checked)
      ? undefined
      : 'it reads all rows under its lock: validate a check “(… is not null)” in an earlier file, and write “-- Checked by ITS_NAME.” before this statement'
  },
  (bare, { kind }) =>
    (/^drop table\b/i.test(bare) || (/^alter table\b/i.test(bare) && takesAway.test(bare))) &&
    kind.name !== 'contracts'
      ? 'versions before may read it: take it away once no version reads it that still runs, “-- Contracts. Unread since NNNN.”'
      : undefined,
  (bare, { isBig, kind }, comments) => {
    const table = tableOf(bare, String.raw`\bupdate`) || tableOf(bare, String.raw`\bdelete from`)
    if (!/^(?:with|update|delete)\b/i.test(bare) || !isBig(table)) return undefined
    return kind.name !== 'alone' && /-- Few rows\b/.test(comments) && /\bwhere\b/i.test(bare)
      ? undefined
      : 'one statement for many rows holds their locks until it ends: a “do” block that commits after each portion, alone, or “-- Few rows.” before it'
  },
]

const repeatable = [
  /^create (?:unique )?index concurrently if not exists\b/i,
  /^create (?:unique )?index if not exists \S+ on only\b/i,
  /^drop index concurrently if exists\b/i,
  /^alter table (?:only )?\S+ validate constraint \S+$/i,
  /^(?:analyze|vacuum)\b/i,
]

/** Outside a transaction a statement may have happened without being noted, so it has to be one that can run again. */
function ofAlone({ bare, text }: Statement): string | undefined {
  const flat = bare.replace(/\s+/g, ' ')
  if (repeatable.some((form) => form.test(flat))) return undefined
  if (/^do\b/i.test(flat))
    return /\bcommit\b/i.test(text) ? undefined : 'a block that runs alone commits after each portion'
  return 'alone runs what can be repeated: an index “concurrently if (not) exists” or “on only”, “validate constraint”, or a “do” block that commits'
}

/** Which constraints a file validates. */
function validatedIn(sql: string): string[] {
  return [...sql.matchAll(/\bvalidate constraint (\w+)/gi)].map(([, name]) => name!)
}

/**
 * What in a migration would stop a running mall: that locks a big table for long, or takes away what running versions read.
 * @param earlier the files before it
 */
export function carelessIn(
  sql: string,
  earlier: readonly { name: string; sql: string }[] = [],
): Carelessness[] {
  const kind = kindOf(sql)
  if (!kind) return [{ at: 0, message: `its first line is one of ${firstLines}` }]
  if (kind.name === 'stops') return []
  const { since } = kind
  if (since && !earlier.some(({ name }) => name.startsWith(since)))
    return [
      {
        at: 0,
        message: `there is no earlier migration ${since}: name the last one of the release in which the readers went`,
      },
    ]
  const made = madeIn(sql)
  const validated = new Set(earlier.flatMap((file) => validatedIn(file.sql)))
  const context: Context = {
    kind,
    validated,
    isBig: (table) => bigTables.includes(table) && !made.has(table),
  }
  return statementsOf(sql).flatMap((statement) => {
    const flat = statement.bare.replace(/\s+/g, ' ')
    const said = checks.flatMap((check) => check(flat, context, statement.comments) ?? [])
    const alone = kind.name === 'alone' ? (ofAlone(statement) ?? []) : []
    return [...said, ...(said.length === 0 ? [alone].flat() : [])].map((message) => ({
      at: statement.start,
      message,
    }))
  })
}
