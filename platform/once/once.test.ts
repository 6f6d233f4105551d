import { expect, test } from 'vitest'
import { once, rememberFew, rememberPer } from './index.ts'

test('it is made once, for all who ask meanwhile and afterwards', async () => {
  let made = 0
  const thing = once(async () => ++made)
  expect(await Promise.all([thing(), thing()])).toEqual([1, 1])
  expect(await thing()).toBe(1)
})

test('a failure reaches all who have asked, and the next one tries again', async () => {
  let tries = 0
  const thing = once(async () => {
    if (++tries === 1) throw new Error('no space left')
    return tries
  })
  const first = await Promise.allSettled([thing(), thing()])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await thing()).toBe(2)
})

test('what a text leads to is found once, also when that is nothing', () => {
  const asked: (string | undefined)[] = []
  const found = rememberFew((text: string | undefined) => {
    asked.push(text)
    return text?.toUpperCase()
  })
  expect([found('a'), found('a'), found(undefined), found(undefined)]).toEqual([
    'A',
    'A',
    undefined,
    undefined,
  ])
  expect(asked).toEqual(['a', undefined])
})

test('many different texts do not stay', () => {
  let made = 0
  const found = rememberFew((_: string) => (made += 1), 3)
  for (const text of ['a', 'b', 'c', 'd', 'a']) found(text)
  expect(made).toBe(5)
})

test('what an object leads to is found once for each, also when that is nothing', () => {
  const asked: object[] = []
  const found = rememberPer((one: { n?: number }) => {
    asked.push(one)
    return one.n
  })
  const [some, other, none] = [{ n: 1 }, { n: 1 }, {}]
  expect([found(some), found(some), found(other), found(none), found(none)]).toEqual([
    1,
    1,
    1,
    undefined,
    undefined,
  ])
  expect(asked).toEqual([some, other, none])
})
