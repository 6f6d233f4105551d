import { beforeEach, expect, test, vi } from 'vitest'
import { forgetHere, isSeenHereOn, rememberHere, seenHere, switchSeenHere } from './seen-here.ts'

const [a, b, c] = [idOf(1), idOf(2), idOf(3)] as const
function idOf(number: number) {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

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
  for (let i = 0; i < 25; i++) rememberHere(idOf(i))
  rememberHere(idOf(10))
  expect([seenHere().length, ...seenHere().slice(0, 2), seenHere().at(-1)]).toEqual([
    20,
    idOf(10),
    idOf(24),
    idOf(5),
  ])
})

test('one is forgotten, or all', () => {
  for (const id of [a, b, c]) rememberHere(id)
  forgetHere(b)
  expect(seenHere()).toEqual([c, a])
  forgetHere()
  expect(seenHere()).toEqual([])
})

test('switched off, it forgets and records nothing until it is switched on', () => {
  rememberHere(a)
  switchSeenHere(false)
  rememberHere(b)
  expect([isSeenHereOn(), seenHere()]).toEqual([false, []])
  switchSeenHere(true)
  rememberHere(c)
  expect([isSeenHereOn(), seenHere()]).toEqual([true, [c]])
})

test('what somebody else wrote there is ignored', () => {
  for (const words of [
    '{',
    '{"a":1}',
    '[1,"a",null]',
    `[{"goodsId":"${a}"}]`,
    `[{"goodsId":"${a}","watchedAt":-1}]`,
    '[{"goodsId":1,"watchedAt":1}]',
  ]) {
    localStorage.setItem('seenHere', words)
    expect(seenHere()).toEqual([])
  }
})

test('what can be read is read beside what cannot', () => {
  const look = (goodsId: unknown) => ({ goodsId, watchedAt: 1 })
  const all = ['a', a, null, `${b}0`, 7, b].map(look)
  localStorage.setItem('seenHere', JSON.stringify(all))
  expect(seenHere()).toEqual([a, b])
})

test('a browser without storage remembers as long as the page is open, and obeys the switch', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  rememberHere(a)
  expect([isSeenHereOn(), seenHere()]).toEqual([true, [a]])
  switchSeenHere(false)
  rememberHere(b)
  expect([isSeenHereOn(), seenHere()]).toEqual([false, []])
})
