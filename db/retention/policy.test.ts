import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bigTables } from '../migrate/careful/big-tables.ts'
import { growing, leastMonths, monthBefore, readArchiveMonths, usualMonths } from './policy.ts'

/** Big tables that grow with people, products or carts, and not by what happens: what is no longer wanted is deleted. */
const ofPeopleAndProducts = new Set([
  'account',
  'account_session',
  'address',
  'bulk_change_item',
  'cart_line',
  'chat_conversation',
  'favourite',
  'follow',
  'goods',
  'picture',
  'search_facet',
  'search_goods',
  'search_history',
  'shop_product',
  'sku',
  'stock',
  'upload',
])

test('every big table has a policy, or grows with people and products only', () => {
  const known = new Set([...growing.flatMap(({ tables }) => tables), ...ofPeopleAndProducts])
  expect(bigTables.filter((table) => !known.has(table))).toEqual([])
})

test('docs/retention.md has the same policy', () => {
  const page = readFileSync(new URL('../../docs/retention.md', import.meta.url), 'utf8')
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const wanted = growing.map(({ tables, rowFor, rowBytes, storedFor, fate }) => [
    tables.map((table) => `\`${table}\``).join(', '),
    rowFor,
    `${rowBytes.toLocaleString('en-US')} B`,
    storedFor,
    fate,
  ])
  expect(rows.filter((row) => row.length === 5)).toEqual(wanted)
})

test('months are read, and what the law or the tables do not allow is refused with the name', () => {
  expect(readArchiveMonths('')).toEqual(usualMonths)
  expect(readArchiveMonths('staff_act=48, product_day=never')).toEqual({
    ...usualMonths,
    staff_act: 48,
    product_day: 'never',
  })
  expect(readArchiveMonths(`staff_act=${leastMonths - 1}`)).toContain('“staff_act=35” is less than 36 months')
  for (const wrong of [
    'ledger_entry=60',
    'staff_act',
    'staff_act=',
    'staff_act=-1',
    '__proto__=60',
    'toString=60',
  ])
    expect(readArchiveMonths(wrong)).toContain('is none of order_event, parcel_trace')
})

test.each([
  ['2026-12', 1, '2026-11'],
  ['2026-12', 12, '2025-12'],
  ['2026-01', 1, '2025-12'],
  ['2026-01', 36, '2023-01'],
  ['2026-12', -1, '2027-01'],
])('%s, %i months before: %s', (month, months, before) => {
  expect(monthBefore(month, months)).toBe(before)
})
