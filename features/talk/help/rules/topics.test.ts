import { expect, test } from 'vitest'
import { articleId, groups, topicHref, topicOf, topics } from './topics.ts'

test('the thirteen topics are in one group each', () => {
  expect(topics).toHaveLength(13)
  expect(groups.flatMap(({ topics: inside }) => [...inside]).toSorted()).toEqual(topics.toSorted())
})

test.each(topics)('%s has one id on a port and another in production, and both lead to it', (topic) => {
  const [onPort, live] = [articleId(topic, '3000'), articleId(topic, '')]
  expect(onPort).not.toBe(live)
  expect([topicOf(onPort), topicOf(live)]).toEqual([topic, topic])
})

test('each id names one topic', () => {
  const ids = topics.flatMap((topic) => [articleId(topic, '3000'), articleId(topic, '')])
  expect(new Set(ids).size).toBe(26)
})

test.each(['', '0', '999', 'genuine', '15 ', '__proto__'])('%j names no topic', (id) =>
  expect(topicOf(id)).toBeUndefined(),
)

test('any port counts as a trial', () => {
  expect(topicHref('returns', '3000')).toBe(topicHref('returns', '8443'))
  expect(topicHref('returns', '3000')).toBe('/me/help?id=16')
  expect(topicHref('returns', '')).toBe('/me/help?id=1016')
})
