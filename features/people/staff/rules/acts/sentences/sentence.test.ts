import { locales } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { actKinds, actsOf } from '../acts.ts'
import { changeOf, detailsOf, hasSentence, sentencePieces, sentenceText, type Told } from './sentence.ts'
import { sentenceTexts } from './texts.ts'

function told(act: string, facts: Partial<Told> = {}): Told {
  return { name: '李雪', act, subject: {}, before: {}, after: {}, ...facts }
}

test.each([
  ['zh-CN', '李雪 给订单 2511 发了 2 个包裹'],
  ['en-US', '李雪 shipped 2 parcels of order 2511'],
  ['ko-KR', '李雪 님이 주문 2511의 택배 2개를 발송했어요'],
] as const)('a sentence in %s', (locale, sentence) => {
  expect(sentenceText(told('deliver', { subject: { order: '2511', parcels: 2 } }), locale)).toBe(sentence)
})

test('English numbers take the noun that fits', () => {
  const subject = { order: '2511', parcels: 1 }
  expect(sentenceText(told('deliver', { subject }), 'en-US')).toBe('李雪 shipped 1 parcel of order 2511')
})

test('Korean particles take the form that fits the fact before them', () => {
  const saved = (template: string) =>
    sentenceText(told('saveFreightTemplate', { subject: { template } }), 'ko-KR')
  expect(saved('제주')).toContain('‘제주’를 저장했어요')
  expect(saved('냉동')).toContain('‘냉동’을 저장했어요')
})

test('without the facts the sentence is the plain one', () => {
  expect(sentenceText(told('deliver'), 'zh-CN')).toBe('李雪 发货')
  expect(sentenceText(told('deliver', { subject: { order: '2511' } }), 'zh-CN')).toBe('李雪 发货')
})

test('facts are apart from words, and sums have their sign', () => {
  expect(sentencePieces(told('agreeRefund', { subject: { money: '22.90' } }), 'zh-CN')).toEqual([
    { text: '李雪', isFact: false },
    { text: ' ', isFact: false },
    { text: '同意退款 ', isFact: false },
    { text: '¥22.90', isFact: true },
  ])
})

test('a name with a sign of replacement is taken as it is', () => {
  const subject = { member: '$& {order}' }
  expect(sentenceText(told('removeStaff', { subject }), 'zh-CN')).toBe('李雪 把 $& {order} 移出了店铺')
  expect(detailsOf(told('replyComment', { subject: { content: '$1' } }), 'zh-CN')).toEqual(['“$1”'])
})

test('an act of a later version is named by its code', () => {
  expect(sentenceText(told('newer/act'), 'zh-CN')).toBe('李雪 newer/act')
  expect(detailsOf(told('newer/act', { subject: { order: '1' } }), 'zh-CN')).toEqual(['订单 1'])
})

test('below the sentence is what it does not contain', () => {
  const subject = { refund: '5530', money: '22.90', reason: '坏罐' }
  expect(detailsOf(told('agreeRefund', { subject }), 'zh-CN')).toEqual(['售后 5530', '理由：坏罐'])
})

test('a change is described in the reader’s language', () => {
  const change = { before: { roles: ['owner'] }, after: { roles: ['orders', 'service'] } }
  expect(changeOf(change, 'zh-CN')).toEqual({ before: '店主', after: '仓管、客服' })
  expect(changeOf(change, 'ko-KR')).toEqual({ before: '대표', after: '출고, 상담' })
  expect(changeOf({ before: { isOn: true }, after: { isOn: false } }, 'en-US')).toEqual({
    before: 'on',
    after: 'off',
  })
})

test('every act has a sentence in every language, whose last form needs no fact', () => {
  for (const act of actKinds.flatMap(actsOf)) {
    expect(hasSentence(act), act).toBe(true)
    for (const locale of locales)
      expect(sentenceTexts[locale].acts[act].split('|').at(-1), `${act} ${locale}`).not.toMatch(/[{}]/)
  }
})

test('all languages use the same facts', () => {
  for (const act of actKinds.flatMap(actsOf)) {
    const [first, ...others] = locales.map((locale) =>
      [...sentenceTexts[locale].acts[act].matchAll(/\{(\w+)/g)].map(([, name]) => name!).toSorted(),
    )
    for (const other of others) expect(other, act).toEqual(first)
  }
})
