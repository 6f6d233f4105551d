import { statementsOf } from './statements.ts'

/** A lock that a statement takes on a table until the end of its transaction, from the weakest to the strongest. */
const lockModes = [
  'row exclusive',
  'share update exclusive',
  'share',
  'share row exclusive',
  'access exclusive',
] as const
type LockMode = (typeof lockModes)[number]

export interface Lock {
  table: string
  mode: LockMode
}

const name = String.raw`(?:public\.)?"?(\w+)"?`

function match(text: string, pattern: string): string | undefined {
  return new RegExp(pattern, 'i').exec(text)?.[1]
}

function tablesIn(text: string, pattern: string): string[] {
  return [...text.matchAll(new RegExp(pattern, 'gi'))].map(([, table]) => table!)
}

function altered(bare: string, table: string): Lock[] {
  const others = tablesIn(bare, String.raw`\breferences ${name}`)
  const rest = bare.replace(/^alter table\s+(?:if exists\s+)?(?:only\s+)?\S+/i, '')
  if (/^\s*validate constraint \S+$/i.test(rest)) return [{ table, mode: 'share update exclusive' }]
  const isKeyAlone =
    /^\s*add (?:constraint \S+ )?foreign key\b/i.test(rest) && !/,\s*(?:add|alter|drop)\b/i.test(rest)
  return [
    { table, mode: isKeyAlone ? 'share row exclusive' : 'access exclusive' },
    ...others.map((other): Lock => ({ table: other, mode: 'share row exclusive' })),
  ]
}

/** Which tables a statement locks, as far as its text says it: what a body in `$$` does is not looked at. */
function locksOf(bare: string): Lock[] {
  const one = (table: string | undefined, mode: LockMode): Lock[] => (table ? [{ table, mode }] : [])
  const on = String.raw`\bon (?:only )?${name}`
  if (/^create (?:unique )?index\b/i.test(bare))
    return one(match(bare, on), /\bconcurrently\b/i.test(bare) ? 'share update exclusive' : 'share')
  if (/^create (?:or replace )?(?:constraint )?trigger\b/i.test(bare))
    return one(match(bare, on), 'share row exclusive')
  if (/^drop trigger\b/i.test(bare)) return one(match(bare, on), 'access exclusive')
  const table = match(bare, String.raw`^alter table (?:if exists )?(?:only )?${name}`)
  if (table) return altered(bare, table)
  if (/^create table\b/i.test(bare))
    return tablesIn(bare, String.raw`\breferences ${name}`).map((other) => ({
      table: other,
      mode: 'share row exclusive',
    }))
  if (/^(?:drop table|truncate|lock)\b/i.test(bare))
    return one(
      match(bare, String.raw`^(?:drop table|truncate|lock)(?: table)? (?:if exists )?(?:only )?${name}`),
      'access exclusive',
    )
  return one(match(bare, String.raw`\b(?:update|insert into|delete from) (?:only )?${name}`), 'row exclusive')
}

/** The tables that a file makes: nobody uses them yet. */
export function madeIn(sql: string): Set<string> {
  const pattern = String.raw`^create (?:unlogged )?table (?:if not exists )?${name}`
  return new Set(statementsOf(sql).flatMap(({ bare }) => match(bare, pattern) ?? []))
}

/** The strongest lock on each table that is there before the file, by table. */
export function locksOfFile(sql: string): Lock[] {
  const made = madeIn(sql)
  const strongest = new Map<string, LockMode>()
  for (const { bare } of statementsOf(sql))
    for (const { table, mode } of locksOf(bare.replace(/\s+/g, ' '))) {
      const before = strongest.get(table)
      const isStronger = !before || lockModes.indexOf(mode) > lockModes.indexOf(before)
      if (!made.has(table) && isStronger) strongest.set(table, mode)
    }
  return [...strongest]
    .map(([table, mode]) => ({ table, mode }))
    .toSorted((a, b) => (a.table < b.table ? -1 : 1))
}
