import { freshDatabase } from '@hojip/platform/testing'
import { expect, test } from 'vitest'
import { readSchema } from '../migrate.ts'
import { onDatabase } from '../testing/earlier-mall.ts'

const { migrations, functions } = readSchema()

function functionsIn(sql: string): string[] {
  return [...sql.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name!)
}

test('every function and trigger of the database is in one file', async () => {
  const { url, drop } = await freshDatabase()
  const [there] = await onDatabase(url, (ask) =>
    ask(`select
      (select array_agg(proname::text) from pg_proc where pronamespace = 'public'::regnamespace) as functions,
      (select array_agg(tgname || ' on ' || tgrelid::regclass) from pg_trigger t join pg_class c on c.oid = tgrelid
        where not tgisinternal and not relispartition and relnamespace = 'public'::regnamespace) as triggers`),
  )
  await drop()
  const all = functions.files.map(({ sql }) => sql).join('\n')
  const triggers = [...all.matchAll(/^ *create (?:or replace|constraint) trigger (\w+)\s[^;]*?\son (\w+)/gm)]
  const sorted = (names: unknown) => (names as string[]).toSorted()
  expect(sorted(functionsIn(all))).toEqual(sorted(there!['functions']))
  expect(sorted(triggers.map(([, name, table]) => `${name} on ${table}`))).toEqual(sorted(there!['triggers']))
})

test.each(functions.files)(
  '$name can be applied again, alone, and has a comment with the reason',
  ({ sql }) => {
    expect(sql).not.toMatch(/^create (?!or replace )/im)
    // A file needs nothing of another one when it is applied, so their order does not matter.
    const called = [...sql.matchAll(/execute function (\w+)\(/g)].map(([, name]) => name)
    expect(functionsIn(sql)).toEqual(expect.arrayContaining(called))
    for (const [before] of sql.matchAll(/^.*\n(?=create or replace function)/gm))
      expect(before).toMatch(/^-- /)
  },
)

test.each(migrations)('$name makes no functions and triggers', ({ sql }) => {
  expect(sql).not.toMatch(/^\s*create (?:or replace |constraint )*(?:function|trigger)/im)
})
