import { expect, test } from 'vitest'
import { steadied } from './steadied.ts'
import { askAgainMs, mustDraw, peopleBefore, spreadOf, stateOf, waitMs, type Standing } from './turn.ts'
import { productIdIn, wholeIn } from './whole-in.ts'

const nowMs = 1_000_000

function standing(changes: Partial<Standing> = {}): Standing {
  return {
    nowMs,
    opensAtMs: nowMs - 60_000,
    closesAtMs: nowMs + 3_600_000,
    isGone: false,
    isCurrent: true,
    isPaused: false,
    isDrawn: true,
    isOffSale: false,
    isSoldOut: false,
    orderMinutes: 10,
    hasTurn: true,
    number: 20,
    letIn: 9,
    comesAtMs: nowMs + 100_000,
    untilMs: null,
    ...changes,
  }
}

test.each([
  ['gone', { isGone: true, untilMs: nowMs + 1 }],
  ['gone', { isGone: true, isSoldOut: true, isCurrent: false, hasTurn: false, number: null }],
  ['ended', { isCurrent: false }],
  ['ended', { isCurrent: false, isSoldOut: true, untilMs: nowMs + 1 }],
  ['ended', { isCurrent: false, isOffSale: true }],
  ['gone', { isGone: true, isOffSale: true }],
  ['offSale', { isOffSale: true, isSoldOut: true }],
  ['offSale', { isOffSale: true, isSoldOut: true, untilMs: nowMs + 1 }],
  ['gathering', { isOffSale: true, isSoldOut: true, opensAtMs: nowMs + 1, number: null }],
  ['soldOut', { isSoldOut: true }],
  ['soldOut', { isSoldOut: true, hasTurn: false, number: null }],
  ['soldOut', { isSoldOut: true, untilMs: nowMs + 1 }],
  ['gathering', { isSoldOut: true, opensAtMs: nowMs + 1, number: null }],
  ['gathering', { number: null }],
  ['none', { hasTurn: false, number: null }],
  ['waiting', {}],
  ['waiting', { isPaused: true }],
  ['letIn', { untilMs: nowMs + 1 }],
  ['passed', { untilMs: nowMs }],
] as const)('is %s with %j', (state, changes) => {
  expect(stateOf(standing(changes))).toBe(state)
})

test('counts the people before, and never fewer than none', () => {
  expect(peopleBefore(standing())).toBe(10)
  expect(peopleBefore(standing({ letIn: 19 }))).toBe(0)
  expect(peopleBefore(standing({ letIn: 30 }))).toBe(0)
  expect(peopleBefore(standing({ number: null }))).toBeNull()
})

test('says how long it takes, and nothing while nobody is let in', () => {
  expect(waitMs(standing())).toBe(100_000)
  expect(waitMs(standing({ comesAtMs: nowMs - 5 }))).toBe(0)
  expect(waitMs(standing({ isPaused: true }))).toBeNull()
  expect(waitMs(standing({ comesAtMs: null }))).toBeNull()
})

test('is asked again seldom while the turn is far away, soon after it has come, and not by all together', () => {
  expect(askAgainMs(standing(), 0.5)).toBe(10_000)
  expect(askAgainMs(standing({ comesAtMs: nowMs + 10_000_000 }), 0.5)).toBe(60_000)
  expect(askAgainMs(standing({ comesAtMs: nowMs + 4_000 }), 0.5)).toBe(3_000)
  expect(askAgainMs(standing({ comesAtMs: nowMs + 800 }), 0.5)).toBe(1_300)
  expect(askAgainMs(standing({ comesAtMs: nowMs }), 1)).toBe(500)
  const gathering = standing({ number: null, opensAtMs: nowMs + 2_000 })
  expect([0, 1].map((spread) => askAgainMs(gathering, spread))).toEqual([3_000, 8_000])
  expect(askAgainMs(standing({ number: null, opensAtMs: nowMs + 600_000 }), 0)).toBe(31_000)
  expect(askAgainMs(standing({ untilMs: nowMs + 50_000 }), 0)).toBe(51_000)
  const idle = [standing({ isPaused: true }), standing({ isSoldOut: true }), standing({ hasTurn: false })]
  for (const one of idle) expect([0, 1].map((spread) => askAgainMs(one, spread))).toEqual([12_000, 18_000])
})

test('each shopper has a spread between 0 and 1 that stays the same', () => {
  expect(spreadOf('00000000-0000-0000-0000-000000000000')).toBe(0)
  expect(spreadOf('00000000-0000-0000-0000-000000ffffff')).toBe(1)
})

test('numbers are drawn once the queue has opened, and once only', () => {
  expect(mustDraw(standing({ isDrawn: false }))).toBe(true)
  expect(mustDraw(standing())).toBe(false)
  expect(mustDraw(standing({ isDrawn: false, opensAtMs: nowMs + 1 }))).toBe(false)
  expect(mustDraw(standing({ isDrawn: false, isCurrent: false }))).toBe(false)
  expect(mustDraw(standing({ isDrawn: false, isGone: true }))).toBe(false)
})

const shown = {
  state: 'waiting',
  number: 20,
  before: 10,
  waitMs: 600_000,
  serverTime: nowMs,
  isSlower: false,
}

test('a shown place never grows, until there is another number', () => {
  expect(steadied(shown, { ...shown, before: 12 }).before).toBe(10)
  expect(steadied(shown, { ...shown, before: 8 }).before).toBe(8)
  expect(steadied(shown, { ...shown, number: 90, before: 70 }).before).toBe(70)
  expect(steadied(undefined, shown).before).toBe(10)
})

test('says that it takes longer where people are let in more slowly, and not because time passes', () => {
  const later = (ms: number, wait: number) => ({ ...shown, serverTime: nowMs + ms, waitMs: wait })
  expect(steadied(shown, later(10_000, 590_000)).isSlower).toBe(false)
  expect(steadied(shown, later(10_000, 700_000)).isSlower).toBe(true)
  expect(steadied({ ...shown, isSlower: true }, later(10_000, 590_000)).isSlower).toBe(true)
  expect(steadied({ ...shown, isSlower: true }, later(10_000, 100_000)).isSlower).toBe(false)
})

test('reads whole numbers within bounds, and products by the address of their page', () => {
  const bounds = { min: 1, max: 60_000 }
  expect(
    ['60', ' 1,200 ', '６０', '0', '60001', '1.5', '-1', '', 'x'].map((text) => wholeIn(text, bounds)),
  ).toEqual([60, 1_200, 60, undefined, undefined, undefined, undefined, undefined, undefined])
  const id = '0190f1a2-7b3c-7d4e-8f50-0123456789ab'
  expect(productIdIn(`https://mall.example/goods/info/${id.toUpperCase()}?sku=1`)).toBe(id)
  expect(productIdIn('辣白菜')).toBeUndefined()
})
