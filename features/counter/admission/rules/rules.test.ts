import { expect, test } from 'vitest'
import { missingDocuments, type Documents } from './documents.ts'
import { isOpen, mayMove, stateAfter, states, type Move } from './states.ts'

test.each<[Move, string[], string]>([
  ['sendAgain', ['more'], 'applied'],
  ['withdraw', ['applied', 'more'], 'withdrawn'],
  ['more', ['applied'], 'more'],
  ['refuse', ['applied', 'more'], 'refused'],
  ['admit', ['applied'], 'admitted'],
])('%s leads from %j to %s and from nowhere else', (move, from, to) => {
  expect(states.filter((state) => mayMove(state, move))).toEqual(from)
  expect(stateAfter(move)).toBe(to)
})

test('only an application that waits for somebody is open', () => {
  expect(states.filter(isOpen)).toEqual(['applied', 'more'])
})

test('a company sends its licence, and everybody shows who they are', () => {
  const none: Documents = { licence: [], identity: [], permits: [] }
  expect(missingDocuments('company', none)).toEqual(['licence', 'identity'])
  expect(missingDocuments('person', none)).toEqual(['identity'])
  expect(missingDocuments('company', { ...none, licence: ['a'] })).toEqual(['identity'])
  expect(missingDocuments('person', { ...none, identity: ['a'] })).toEqual([])
})
