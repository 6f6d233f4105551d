import { expect, test } from 'vitest'
import { demoProducts } from '../all-products.ts'
import { demoComments } from '../comments/comments.ts'
import { demoQuestions } from './questions.ts'

const han = /\p{Script=Han}/u
const hangul = /\p{Script=Hangul}/u

test('every question is on a product of the demo, by a masked shopper, and short enough', () => {
  const ids = new Set(demoProducts.map((product) => product.id))
  for (const { goods, name, text } of demoQuestions) {
    expect(ids).toContain(goods)
    expect(name).toMatch(/\*/)
    expect(text.length).toBeGreaterThanOrEqual(5)
    expect(text.length).toBeLessThanOrEqual(200)
  }
  expect(new Set(demoQuestions.map(({ text }) => text)).size).toBe(demoQuestions.length)
})

test('questions and answers are in one language, and each language has some', () => {
  for (const { locale, text, answers } of demoQuestions)
    for (const said of [text, ...answers.map((answer) => answer.text)]) {
      expect(han.test(said), said).toBe(locale === 'zh-CN')
      expect(hangul.test(said), said).toBe(locale === 'ko-KR')
    }
  expect(new Set(demoQuestions.map(({ locale }) => locale)).size).toBe(3)
})

test('a question has one answer of the shop at most', () => {
  for (const { text, answers } of demoQuestions)
    expect(answers.filter(({ name }) => name === undefined).length, text).toBeLessThanOrEqual(1)
})

test('answers about how hot a product is name options that it has', () => {
  const said = [
    ...demoQuestions.flatMap(({ goods, text, answers }) =>
      [text, ...answers.map((answer) => answer.text)].map((one) => ({ goods, text: one })),
    ),
    ...demoComments,
  ]
  const unknown = said.flatMap(({ goods, text }) => {
    const options = demoProducts.find(({ id }) => id === goods)?.options ?? []
    const values = options.flatMap((axis) => axis.values.map(({ zh }) => zh))
    const heats = text.match(/[不微中特]辣/g) ?? []
    return heats.filter((heat) => !values.some((value) => value.includes(heat))).map((heat) => [goods, heat])
  })
  expect(unknown).toEqual([])
})
