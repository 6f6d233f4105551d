import { byteOrderMark, csvLine } from '@hojip/platform/csv'
import { expect, test } from 'vitest'
import { readSheet } from './sheet-file.ts'

const row = { orderCode: '2611200001', expCode: 'shunfeng', number: 'SF100001' }

test.each([
  [
    'our own sheet',
    byteOrderMark +
      csvLine(['订单号', '收件人', '快递公司', '运单号']) +
      csvLine(['\t2611200001', '金**', '顺丰速运', 'SF100001']),
  ],
  [
    'names in English and another order of columns',
    'Tracking number,Carrier,Order number\nSF100001,sf express,2611200001',
  ],
  ['semicolons and Korean', '주문번호;택배사;운송장 번호\r\n2611200001;SF 익스프레스;SF100001\r\n'],
  ['tabs and a code', '订单号\t快递公司\t运单号\n2611200001\tshunfeng\tSF100001'],
  [
    'quoted cells, and a comment with a line break',
    '订单号,快递公司,运单号,备注\n"2611200001","shunfeng","SF100001","a ""b"",\nc"',
  ],
  ['cells that were made text', "订单号,快递公司,运单号\n'2611200001,'顺丰速运,'SF100001"],
])('%s', (_name, text) => expect(readSheet(text)).toEqual([row]))

test('rows without a number are not meant yet', () => {
  expect(readSheet('订单号,快递公司,运单号\n1,jd,\n,jd,JD000001\n\n')).toEqual([])
})

test.each([
  ['顺丰', 'shunfeng'],
  ['SF', 'shunfeng'],
  ['顺丰 快递', 'shunfeng'],
  ['中通', 'zhongtong'],
  ['J&T', 'jtexpress'],
  ['CJ 대한통운', 'cjkoreaexpress'],
  ['대한통운', 'cjkoreaexpress'],
  ['우체국', 'koreapost'],
  ['한진택배', 'hanjin'],
])('the carrier %s is %s', (name, expCode) =>
  expect(readSheet(`订单号,快递公司,运单号\n1,${name},FG000001`)).toMatchObject([{ expCode }]),
)

test('an unknown carrier stays as it was written', () => {
  expect(readSheet('订单号,快递公司,运单号\n1,飞鸽,FG000001')).toMatchObject([{ expCode: '飞鸽' }])
})

test.each(['', 'a,b,c\n1,2,3', '订单号,运单号\n1,SF100001'])('a file without the columns: %j', (text) =>
  expect(readSheet(text)).toBeUndefined(),
)
