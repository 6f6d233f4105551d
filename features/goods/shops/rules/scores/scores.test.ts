import { expect, test } from 'vitest'
import { scoresOf, type ScoreFacts } from './scores.ts'

const none: ScoreFacts = {
  starred: 0,
  stars: 0,
  rated: 0,
  description: 0,
  service: 0,
  delivery: 0,
  due: 0,
  onTime: 0,
  answers: 0,
  answerSeconds: 0,
}

function scores(facts: Partial<ScoreFacts>) {
  return Object.fromEntries(scoresOf({ ...none, ...facts }).map(({ kind, score }) => [kind, score]))
}

test('a shop without facts has no scores', () => {
  expect(scores({})).toEqual({ goods: null, shipping: null, service: null })
})

test('a score is the mean of its terms, and one with too few facts is left out', () => {
  expect(scores({ starred: 10, stars: 46 })).toMatchObject({ goods: 460 })
  expect(scores({ starred: 10, stars: 46, rated: 5, description: 20 })).toMatchObject({ goods: 430 })
  expect(scores({ starred: 10, stars: 46, rated: 4, description: 4 })).toMatchObject({ goods: 460 })
  expect(scores({ rated: 5, service: 25, delivery: 5 })).toMatchObject({ service: 500, shipping: 100 })
})

test('all in time is 5, none in time is 1', () => {
  expect(scores({ due: 8, onTime: 8 })).toMatchObject({ shipping: 500 })
  expect(scores({ due: 8, onTime: 6 })).toMatchObject({ shipping: 400 })
  expect(scores({ due: 8, onTime: 0 })).toMatchObject({ shipping: 100 })
  expect(scores({ due: 4, onTime: 4 })).toMatchObject({ shipping: null })
})

test.each([
  [60, 500],
  [61, 450],
  [300, 450],
  [900, 400],
  [3_600, 300],
  [14_400, 200],
  [14_401, 100],
])('first answers after %i s on average are %i points', (seconds, points) => {
  expect(scores({ answers: 10, answerSeconds: 10 * seconds })).toMatchObject({ service: points })
})
