import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteOrderMark, csvLine, readTable } from './index.ts'

const columns = { sn: ['编码', 'Number'], counted: ['盘点', 'Counted'] }

test.each([
  [
    'our own sheet',
    `${byteOrderMark}${csvLine(['编码', '商品', '盘点'])}${csvLine(['\t007', '泡菜', '12'])}`,
  ],
  ['English, in another order', 'Counted,Name,Number\n12,Kimchi,007'],
  ['semicolons', '编码;盘点\r\n007;12'],
  ['a separator that is named', `${byteOrderMark}sep=;\r\n编码;盘点\r\n007;12`],
  ['tabs', '编码\t盘点\n007\t12'],
  ['quoted cells with a line break', '编码,备注,盘点\n"007","a ""b"",\nc","12"'],
  ['cells that were made text', "编码,盘点\n'007,' 12"],
])('%s', (_name, text) => expect(readTable(text, columns)).toEqual([{ sn: '007', counted: '12' }]))

test('a short line has empty cells, and a file without a column is none of ours', () => {
  expect(readTable('编码,盘点\n007', columns)).toEqual([{ sn: '007', counted: '' }])
  for (const text of ['', '编码\n007', 'a,b\n1,2']) expect(readTable(text, columns)).toBeUndefined()
})

test('what csvLine writes is read back', () => {
  // The reader drops spaces around a cell, and the quote that makes a cell text.
  const cell = fc
    .string({ unit: 'binary' })
    .filter((text) => text === text.trim() && !/^['\uFEFF]/.test(text))
  fc.assert(
    fc.property(cell, cell, (sn, counted) => {
      const text = byteOrderMark + csvLine(['编码', '盘点', '名称']) + csvLine([sn, counted, '泡菜'])
      expect(readTable(text, columns)).toEqual([{ sn, counted }])
    }),
  )
})
