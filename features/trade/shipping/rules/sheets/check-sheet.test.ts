import { expect, test } from 'vitest'
import { checkSheet, type Known } from './check-sheet.ts'

const known: Known = {
  orders: new Map([
    ['A', { isToShip: true, parcels: [] }],
    ['B', { isToShip: true, parcels: [] }],
    ['sent', { isToShip: false, parcels: [{ carrier: 'jd', number: 'JD000001' }] }],
    ['half', { isToShip: true, parcels: [{ carrier: 'jd', number: 'JD000002' }] }],
  ]),
  isCarrier: (code) => code === 'jd' || code === 'ems',
  taken: new Set(['jd JD000001', 'jd JD000002', 'jd JD000009']),
}

function row(orderCode: string, number = `JD-${orderCode}-100`, expCode = 'jd') {
  return { orderCode, expCode, number }
}

test.each([
  ['an order to ship', [row('A')], [undefined]],
  ['the rest of an order', [row('half')], [undefined]],
  ['an order of nobody', [row('C')], ['orderGone']],
  ['an order number that a spreadsheet rounded', [row('2.61128E+19')], ['orderRounded']],
  ['a tracking number that a spreadsheet rounded', [row('A', '6.90123E+12')], ['numberRounded']],
  ['an order twice', [row('A'), row('A', 'JD000100')], [undefined, 'orderRepeated']],
  ['another carrier', [row('A', 'JD000100', 'pigeon')], ['carrierUnknown']],
  ['no carrier', [row('A', 'JD000100', '')], ['carrierUnknown']],
  ['a short number', [row('A', '12345')], ['numberMalformed']],
  ['a number with a space', [row('A', 'JD 000100')], ['numberMalformed']],
  ['a number in two rows', [row('A', 'JD000100'), row('B', 'JD000100')], [undefined, 'numberRepeated']],
  ['the number of two carriers', [row('A', 'JD000100'), row('B', 'JD000100', 'ems')], [undefined, undefined]],
  ['a parcel of this order', [row('sent', 'JD000001')], ['shippedBefore']],
  ['a parcel of an order that is half sent', [row('half', 'JD000002')], ['shippedBefore']],
  ['an order that was sent otherwise', [row('sent')], ['notNow']],
  ['another order’s number', [row('A', 'JD000009')], ['numberTaken']],
])('%s', (_name, rows, problems) => expect(checkSheet(rows, known)).toEqual(problems))
