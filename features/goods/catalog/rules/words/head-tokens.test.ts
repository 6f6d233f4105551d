import { expect, test } from 'vitest'
import { headToken, headTokens } from './head-tokens.ts'

test.each([
  ['4K电视', '电视'],
  ['3M胶带', '胶带'],
  ['7日面膜', '面膜'],
  ['100%纯棉T恤衫', '恤衫'],
  ['小米 4K电视 65英寸', '电视'],
  ['绿茶 500克', '绿茶'],
  ['绿茶 6瓶装', '绿茶'],
  ['手机配件', '配件'],
  ['婴儿配方奶粉', '奶粉'],
  ['海带丝', '带丝'],
  ['宽肩带背包', '背包'],
  ['外送保温箱', '温箱'],
  ['双肩背包带雨罩', '背包'],
])('%s is a %s', (zh, thing) => {
  expect(headTokens({ 'zh-CN': zh }, undefined)).toContain(`^${thing}`)
})

test.each([
  ['手机配件', '手机'],
  ['婴儿配方奶粉', '婴儿'],
  ['海带丝', '海'],
  ['双肩背包带雨罩', '雨罩'],
  ['绿茶 500克', '克'],
  ['小米 4K电视 65英寸', '英寸'],
  ['绿茶 2合1', '合'],
])('%s is no %s', (zh, other) => {
  expect(headTokens({ 'zh-CN': zh }, undefined)).not.toContain(`^${other}`)
})

test('a colour behind a dash is not all that a thing is', () => {
  expect(headTokens({ 'en-US': 'Wool coat - black' }, undefined)).toContain('^coat')
})

test('a Korean syllable that is a word of its own is found as the thing itself', () => {
  expect(headTokens({ 'ko-KR': '보성 차' }, undefined)).toContain(headToken('=차'))
})
