import { expect, test } from 'vitest'
import { nextUnanswered } from './next-unanswered.ts'

function one(conversationId: string, waitingSinceAt: number | null, openedAt = 0) {
  return { conversationId, waitingSinceAt, openedAt }
}

test('the longest unanswered comes first, whichever list it is in', () => {
  const waiting = [one('b', 20), one('d', 40)]
  const mine = [one('a', 10), one('c', 30), one('answered', null)]
  expect(nextUnanswered({ waiting, mine }, undefined)).toBe('a')
  expect(nextUnanswered({ waiting, mine }, 'answered')).toBe('a')
  expect(nextUnanswered({ waiting, mine }, 'a')).toBe('b')
})

test('five are reached one after the other, also where an answered one sinks to the end of its list', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  let waiting = names.map((name, n) => one(name, n))
  let mine: ReturnType<typeof one>[] = []
  let here: string | undefined
  const reached: string[] = []
  for (let step = 0; step < 7; step++) {
    const next = nextUnanswered({ waiting, mine }, here)
    if (next === undefined) break
    reached.push(next)
    here = next
    waiting = waiting.filter(({ conversationId }) => conversationId !== next)
    mine = [...mine, one(next, null)]
  }
  expect(reached).toEqual(names)
})

test('who skips goes on to each of the others before one comes again', () => {
  const waiting = [one('a', 1), one('b', 2), one('c', 3)]
  const seen = ['a']
  for (let step = 0; step < 3; step++) seen.push(nextUnanswered({ waiting, mine: [] }, seen.at(-1))!)
  expect(seen).toEqual(['a', 'b', 'c', 'a'])
})

test('answered ones never come: with nobody else waiting there is no next one', () => {
  expect(nextUnanswered({ waiting: [], mine: [one('a', null), one('b', null)] }, 'a')).toBeUndefined()
  expect(nextUnanswered({ waiting: [one('a', 1)], mine: [] }, 'a')).toBeUndefined()
  expect(nextUnanswered({ waiting: [], mine: [] }, undefined)).toBeUndefined()
})
