import { locales } from '@hojip/platform/i18n'
import { describe, expect, test } from 'vitest'
import type { AnyFacts, NoticeKind } from './facts.ts'
import { kinds, waysOf } from './kinds.ts'
import { isQuiet } from '@hojip/preferences/quiet-hours'
import { bodyOf, headOf } from './text.ts'

function local(text: string) {
  return { 'zh-CN': text, 'en-US': text, 'ko-KR': text }
}
const whole: Required<AnyFacts> = {
  orderId: '1',
  code: 'C1',
  refundId: '2',
  payId: 'P1',
  goodsId: '3',
  link: '/me/help',
  name: local('Kimchi'),
  picture: null,
  more: 2,
  shop: local('Shop'),
  fen: 8640,
  wasFen: 10_000,
  payType: 2,
  provider: 'wechat',
  text: 'Hello',
  asked: 'Why?',
  untilMs: 0,
  fromMs: 0,
  toMs: 0,
  offerId: '4',
}
const bare: AnyFacts = { ...whole, more: 0, payType: null }
delete bare.untilMs
delete bare.refundId
const everyKind = Object.keys(kinds) as NoticeKind[]

describe.each(locales)('in %s', (locale) => {
  test.each(everyKind)('%s has a title, a line and a text, with and without what may be absent', (kind) => {
    for (const facts of [whole, bare]) {
      const { title, summary } = headOf(kind, facts, locale, 0)
      const text = bodyOf(kind, facts, locale, 0)
      for (const part of [title, summary, text]) {
        expect(part.trim()).not.toBe('')
        expect(part).not.toMatch(/undefined|NaN|null|\[object/)
      }
      for (const { link } of waysOf(kind, { ...facts, shopId: '5' })) {
        expect(link).toMatch(/^\/[^?]*/)
        expect(link).not.toContain('undefined')
      }
    }
  })
})

test.each([
  ['22:00', '08:00', '2026-11-20T23:30:00+08:00', true],
  ['22:00', '08:00', '2026-11-20T07:59:00+08:00', true],
  ['22:00', '08:00', '2026-11-20T08:00:00+08:00', false],
  ['12:00', '14:00', '2026-11-20T13:00:00+08:00', true],
  ['12:00', '14:00', '2026-11-20T11:59:00+08:00', false],
  ['12:00', '12:00', '2026-11-20T12:00:00+08:00', false],
  [null, null, '2026-11-20T12:00:00+08:00', false],
])('quiet from %s to %s: at %s %s', (from, to, at, quiet) => {
  expect(isQuiet({ from, to }, Date.parse(at))).toBe(quiet)
})
