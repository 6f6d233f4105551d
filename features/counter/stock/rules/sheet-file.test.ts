import { expect, test } from 'vitest'
import { readCountSheet, type FilledRow } from './sheet-file.ts'

const head = '编码,商品,待发货,账面数量,实盘数量,表格版本\n'

function rowsOf(lines: string): FilledRow[] {
  return readCountSheet(head + lines) as FilledRow[]
}

test.each([
  ['1200', 1_200],
  ['"1,200"', 1_200],
  ['1200.0', 1_200],
  ['0', 0],
  ['1.5', undefined],
  ['-1', undefined],
  ['12 件', undefined],
  ['1000000001', undefined],
])('counted %s', (cell, counted) => {
  const [row] = rowsOf(`K-1,泡菜,0,1000,${cell},77`)
  expect(row!.read).toEqual(
    counted === undefined ? undefined : { goodsSn: 'K-1', toShip: 0, onHand: 1_000, counted, madeAt: 77 },
  )
})

test('rows where nothing was counted are not meant; an uncounted SKU has no number in the books', () => {
  const rows = rowsOf(`K-1,泡菜,0,10,,77\nK-2,米酒,0,,3,77\n\n`)
  expect(rows).toMatchObject([{ place: 1, read: { goodsSn: 'K-2', onHand: null, counted: 3 } }])
})

test('a row without its version cannot be read, a file without the column is no sheet', () => {
  expect(rowsOf(`K-1,泡菜,0,10,9,`)).toMatchObject([{ number: 'K-1', read: undefined }])
  expect(readCountSheet('编码,账面数量,实盘数量\nK-1,10,9')).toBeUndefined()
})

test('a number that a spreadsheet rounded is no number', () => {
  const rows = rowsOf(`6.90123E+12,泡菜,0,10,9,77\n6.90123E+12,米酒,0,10,8,77`)
  expect(rows.map(({ problem }) => problem)).toEqual(['rounded', 'rounded'])
})

test('a number that occurs twice is read once', () => {
  const rows = rowsOf(`K-1,泡菜,0,10,9,77\nK-1,泡菜,0,10,8,77`)
  expect(rows.map(({ problem }) => problem)).toEqual([undefined, 'repeated'])
  expect(rows[1]!.read).toBeUndefined()
})

test('a sheet from before units to be shipped were expected on the shelf is refused', () => {
  expect(readCountSheet('编码,商品,待付款占用,账面数量,实盘数量,表格版本\nK-1,泡菜,0,10,12,77')).toBe('old')
  expect(readCountSheet('Number,Product,Expected,Counted,Sheet version\nK-1,Kimchi,10,12,77')).toBe('old')
})
