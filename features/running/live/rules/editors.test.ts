import { expect, test } from 'vitest'
import { editorsAfter, stillEditing, type Editor } from './editors.ts'

const jun = { tab: 'j', name: 'Jun', userId: 'jun' }
const mei = { tab: 'm2', name: 'Mei', userId: 'mei' }
function here(nowMs: number) {
  return { readerId: 'mei', nowMs }
}

test('who changes something is there once, however often it is announced, and leaves', () => {
  const one = editorsAfter([], { ...jun, state: 'changed' }, here(1))
  expect(one).toEqual([{ tab: 'j', name: 'Jun', isReader: false, seenMs: 1 }])
  const again = editorsAfter(one, { ...jun, state: 'changed' }, here(20))
  expect(again).toEqual([{ tab: 'j', name: 'Jun', isReader: false, seenMs: 20 }])
  const both = editorsAfter(again, { ...mei, state: 'changed' }, here(21))
  expect(both.map(({ name, isReader }) => [name, isReader])).toEqual([
    ['Jun', false],
    ['Mei', true],
  ])
  expect(editorsAfter(both, { ...jun, state: 'gone' }, here(22))).toEqual([both[1]])
})

test('who opens it, or has taken the changes back, is no editor', () => {
  const jun1 = editorsAfter([], { ...jun, state: 'changed' }, here(1))
  expect(editorsAfter([], { ...jun, state: 'open' }, here(1))).toEqual([])
  expect(editorsAfter(jun1, { ...jun, state: 'open' }, here(2))).toEqual([])
})

test('a tab that has gone without a word is forgotten after a while', () => {
  const seen: Editor[] = [
    { tab: 'a', name: 'A', isReader: false, seenMs: 0 },
    { tab: 'b', name: 'B', isReader: false, seenMs: 30_000 },
  ]
  expect(stillEditing(seen, 74_999)).toBe(seen)
  expect(stillEditing(seen, 75_000)).toEqual([seen[1]])
})
