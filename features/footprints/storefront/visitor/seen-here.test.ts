import { beforeEach, expect, test, vi } from 'vitest'
import { forgetHere, isSeenHereOn, rememberHere, seenHere, switchSeenHere } from './seen-here.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('the newest twenty are kept, each once, the newest first', () => {
  for (let i = 0; i < 25; i++) rememberHere(`product ${i}`)
  rememberHere('product 10')
  expect([seenHere().length, ...seenHere().slice(0, 2), seenHere().at(-1)]).toEqual([
    ...[20, 'product 10', 'product 24', 'product 5'],
  ])
})

test('one is forgotten, or all', () => {
  for (const id of ['a', 'b', 'c']) rememberHere(id)
  forgetHere('b')
  expect(seenHere()).toEqual(['c', 'a'])
  forgetHere()
  expect(seenHere()).toEqual([])
})

test('switched off, it forgets and records nothing until it is switched on', () => {
  rememberHere('a')
  switchSeenHere(false)
  rememberHere('b')
  expect([isSeenHereOn(), seenHere()]).toEqual([false, []])
  switchSeenHere(true)
  rememberHere('c')
  expect([isSeenHereOn(), seenHere()]).toEqual([true, ['c']])
})

test('what somebody else wrote there is ignored', () => {
  for (const words of [
    '{',
    '{"a":1}',
    '[1,"a",null]',
    '[{"goodsId":"a"}]',
    '[{"goodsId":1,"watchedAt":1}]',
  ]) {
    localStorage.setItem('seenHere', words)
    expect(seenHere()).toEqual([])
  }
})

test('a browser without storage remembers as long as the page is open, and obeys the switch', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  rememberHere('a')
  expect([isSeenHereOn(), seenHere()]).toEqual([true, ['a']])
  switchSeenHere(false)
  rememberHere('b')
  expect([isSeenHereOn(), seenHere()]).toEqual([false, []])
})
