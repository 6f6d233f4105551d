import { expect, test } from 'vitest'
import { retiredWords } from './retired-words.ts'
import { said } from './testing.ts'

test('the tidy mall uses no retired word', () => {
  expect(said(retiredWords, {})).toEqual([])
})

test.each([
  ['const keptPages = 1\n', 'kept', 'keptPages', 'say cached, stored, mounted or saved'],
  ['export type Truth = string\n', 'truth', 'Truth', 'say the ledger or state that it is'],
  ['export function mendTrouble() {}\n', 'mend', 'mendTrouble', 'say repair'],
  ['export function hearGateway() {}\n', 'hear', 'hearGateway', 'say handle or receive'],
] as const)('%s is reported', (text, word, name, advice) => {
  expect(said(retiredWords, { 'platform/money/parts.ts': text })).toEqual([
    `platform/money/parts.ts:1 "${word}" in ${name}: ${advice}`,
  ])
})

test('a name is reported once a file, and so is the name of the file', () => {
  const text = 'const trouble = 1\nexport const two = trouble + trouble\n'
  expect(said(retiredWords, { 'platform/money/trouble-list.ts': text })).toEqual([
    'platform/money/trouble-list.ts:0 "trouble" in trouble-list.ts: say issue',
    'platform/money/trouble-list.ts:1 "trouble" in trouble: say issue',
  ])
})

test('words that merely contain a retired word pass, and so do stored names', () => {
  const text = 'export const heart = { desk: 1, parcelHeard: 2, recommended: 3 }\n'
  expect(said(retiredWords, { 'platform/money/parts.ts': text })).toEqual([])
})

test('`goods` passes where a contract or table defines it, and is reported elsewhere', () => {
  const contract = 'export const cartCalls = { goodsNum: 1 }\n'
  const tables = 'export type Tables = { goods_sn: string }\n'
  const text = 'const goodsNum = 1\nconst goodsSn = 2\nexport const goodsCard = goodsNum + goodsSn\n'
  const tree = {
    'features/trade/cart/contract.ts': contract,
    'db/types.ts': tables,
    'features/trade/cart/rules.ts': text,
  }
  expect(said(retiredWords, tree)).toEqual([
    'features/trade/cart/rules.ts:3 "goods" in goodsCard: say product, goods is what the wire and the tables say',
  ])
})
