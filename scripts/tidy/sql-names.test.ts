import { expect, test } from 'vitest'
import { sqlNames } from './sql-names.ts'
import { said } from './testing.ts'

const message = '"goodsPicture" is a name in SQL alone: no code of the package reads or writes it'
const statement = 'export const read = sql<Row>`\n  select gallery ->> 0 as "goodsPicture"`\n'

test('a field that was renamed in the code and not in its statement is reported', () => {
  expect(
    said(sqlNames, {
      'features/talk/comments/store/read.ts': `interface Row {\n  productPicture: string\n}\n${statement}`,
      'features/trade/orders/rules/order.ts': 'export interface Line {\n  goodsPicture: string\n}\n',
    }),
  ).toEqual([`features/talk/comments/store/read.ts:5 ${message}`])
})

test('a name that the package uses in another file is not, nor is one in a test', () => {
  expect(
    said(sqlNames, {
      'features/talk/comments/store/read.ts': statement,
      'features/talk/comments/store/rows.ts': 'export interface Row {\n  goodsPicture: string\n}\n',
      'features/trade/orders/orders.test.ts': statement,
    }),
  ).toEqual([])
})
