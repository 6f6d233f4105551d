import { expect, test } from 'vitest'
import { countTexts, readLog, readValues } from './statements.ts'

test('values of a statement are read from the log', () => {
  expect(readValues(`$1 = 'it''s $2 = ''x''', $2 = NULL, $3 = '{a,b}', $4 = ''`)).toEqual([
    `it's $2 = 'x'`,
    null,
    '{a,b}',
    '',
  ])
})

test('each statement gets the values of its own connection, and those of the bench itself are left out', () => {
  const log = `2026-11-29 18:00:00.000 UTC [7] LOG:  execute a1: select *
  from goods where name = $1 and text like 'x: %'
2026-11-29 18:00:00.001 UTC [8] LOG:  execute <unnamed>: select 2
2026-11-29 18:00:00.001 UTC [7] DETAIL:  Parameters: $1 = 'tea
pot'
2026-11-29 18:00:00.002 UTC [8] LOG:  statement: begin
2026-11-29 18:00:00.003 UTC [9] LOG:  statement: alter system set log_statement = 'none'
2026-11-29 18:00:00.004 UTC [7] ERROR:  canceled`
  const found = readLog(log)
  expect(found).toEqual([
    { text: `select *\n  from goods where name = $1 and text like 'x: %'`, values: ['tea\npot'] },
    { text: 'select 2', values: [] },
    { text: 'begin', values: [] },
  ])
  expect(countTexts([...found, found[2]!])[0]).toEqual(['begin', 2])
})
