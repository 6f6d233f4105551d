import { expect, test } from 'vitest'
import type { Piece } from '../contract.ts'
import { difference } from './difference.ts'
import { faultsOf } from './faults.ts'
import { pieceState } from './shown.ts'

const always = { isOn: true, from: null, until: null }

test.each([
  [{}, 'shown'],
  [{ isOn: false }, 'off'],
  [{ from: 100 }, 'shown'],
  [{ from: 101 }, 'waiting'],
  [{ until: 101 }, 'shown'],
  [{ until: 100 }, 'over'],
  [{ from: 200, until: 100 }, 'over'],
  [{ isOn: false, until: 100 }, 'off'],
])('at 100 a piece with %o is %s', (times, state) => {
  expect(pieceState({ ...always, ...times }, 100)).toBe(state)
})

function floor(id: string, name = ['', '', ''], more: Partial<Piece> = {}): Piece {
  const [zh = '', en = '', ko = ''] = name
  const none = { 'zh-CN': '', 'en-US': '', 'ko-KR': '' }
  const texts = { name: { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }, intro: none }
  return { kind: 'floor', id, ...texts, categories: ['food'], ...always, ...more } as Piece
}

test.each([
  [['', '', ''], []],
  [['饭', 'Eat', '밥'], []],
  [['饭', '', '밥'], [['name', 'en-US', 'missing']]],
  [
    ['饭', ' ', ''],
    [
      ['name', 'en-US', 'missing'],
      ['name', 'ko-KR', 'missing'],
    ],
  ],
  [['一二三四五六七八九十甲', 'Eat', '밥'], [['name', 'zh-CN', 'tooLong']]],
  [['饭\n菜', 'Eat', '밥'], [['name', 'zh-CN', 'tooManyLines']]],
])('a floor named %o has the faults %o', (name, faults) => {
  const found = faultsOf({ pieces: [floor('a', name)] }, 'home')
  const told = found.map(({ field, locale, problem }) => [field, locale, problem])
  expect(told).toHaveLength(faults.length)
  expect(told).toEqual(expect.arrayContaining(faults))
})

test('times in the wrong order and a repeated piece are faults', () => {
  const pieces = [floor('a', [], { from: 2, until: 2 }), floor('a')]
  expect(faultsOf({ pieces }, 'home').map(({ problem }) => problem)).toEqual(['beforeStart', 'repeated'])
})

test('a difference names each piece once, whatever the order of the keys', () => {
  const [a, b, c] = [floor('a'), floor('b'), floor('c')]
  const sameA = Object.fromEntries(Object.entries(a).toReversed()) as Piece
  const told = (before: Piece[], after: Piece[]) =>
    difference({ pieces: before }, { pieces: after }).map(({ piece, what }) => `${piece.id} ${what}`)
  expect(told([a, b], [sameA, b])).toEqual([])
  expect(told([a, b], [b, a])).toEqual(['b moved', 'a moved'])
  expect(told([a, b], [floor('a', ['饭']), c])).toEqual(['a changed', 'c added', 'b removed'])
})

const none = { 'zh-CN': '', 'en-US': '', 'ko-KR': '' }
const body: Piece = {
  kind: 'body',
  id: 'body',
  heading: none,
  intro: none,
  stops: [],
  isOn: true,
  from: null,
  until: null,
}

test.each([
  ['home', [floor('a')], []],
  ['home', [body], ['body kind misplaced']],
  ['rankings', [body, floor('a')], []],
  ['rankings', [floor('a')], ['body kind missing']],
  ['imported', [body, { ...body, id: 'b2' }], ['b2 kind misplaced']],
  ['korea', [body, { kind: 'shops', id: 'shops', ...always }], ['shops kind misplaced']],
] as const)('on %s the pieces %j have the faults %j', (page, pieces, faults) => {
  const found = faultsOf({ pieces: [...pieces] }, page)
  expect(found.map(({ pieceId, field, problem }) => `${pieceId} ${field} ${problem}`)).toEqual(faults)
})

test('a place of the street needs its texts in three languages, in their length, and a season', () => {
  const words = (zh: string) => ({ 'zh-CN': zh, 'en-US': 'en', 'ko-KR': 'ko' })
  const sound = { place: 'jeju', isOn: true, months: [1], knownFor: words('橘'), story: words('岛') }
  const found = (...stops: (typeof sound)[]) =>
    faultsOf({ pieces: [{ ...body, stops }] }, 'korea').map(
      ({ part, field, problem }) => `${part} ${field} ${problem}`,
    )
  expect(found(sound)).toEqual([])
  expect(found({ ...sound, months: [], knownFor: words(''), story: words('岛'.repeat(81)) })).toEqual([
    'jeju knownFor missing',
    'jeju story tooLong',
    'jeju months missing',
  ])
  expect(found(sound, sound)).toEqual(['jeju id repeated'])
})

test('the second hall has its own faults', () => {
  const hall = (id: string, zh: string) => ({
    id,
    categories: ['tea'],
    href: null,
    name: { ...none, 'zh-CN': zh, 'en-US': 'en', 'ko-KR': 'ko' },
    intro: none,
  })
  const halls: Piece = { kind: 'halls', id: 'halls', halls: [hall('a', '茶'), hall('b', '')], ...always }
  const found = faultsOf({ pieces: [halls] }, 'home')
  expect(found.map(({ part, field, problem }) => [part, field, problem])).toEqual([['b', 'name', 'missing']])
})
