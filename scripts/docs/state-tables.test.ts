import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderStatuses, refundStatuses } from '@hojip/orders/rules'
import * as tables from './state-tables.ts'

const page = readFileSync(new URL('../../docs/states.md', import.meta.url), 'utf8')

test('docs/states.md lists every status with its number and word', () => {
  expect(tables.statusRows(page, 'Orders')).toEqual(tables.statusesOf(orderStatuses))
  expect(tables.statusRows(page, 'Refunds')).toEqual(tables.statusesOf(refundStatuses))
})

test.each([
  ['order steps', tables.orderSteps()],
  ['order deadlines', tables.orderDeadlines()],
  ['refund steps', tables.refundSteps()],
  ['refund deadlines', tables.refundDeadlines()],
  ['offer steps', tables.offerSteps()],
  ['case steps', tables.caseStepRows()],
])('the %s in docs/states.md match the code', (mark, rows) => {
  expect(tables.tableOf(page, mark, rows[0]!.length)).toEqual(rows)
})
