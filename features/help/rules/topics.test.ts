import { expect, test } from 'vitest'
import { articleId, groups, topicHref, topicOf, topics } from './topics.ts'

test('the nine topics of the footer, each in one group', () => {
  expect(topics).toHaveLength(9)
  expect(groups.flatMap(({ topics: inside }) => [...inside]).toSorted()).toEqual(topics.toSorted())
})

test.each(topics)('%s has an id on a port and another in production, and both name it', (topic) => {
  const [onPort, live] = [articleId(topic, '3000'), articleId(topic, '')]
  expect(onPort).not.toBe(live)
  expect([topicOf(onPort), topicOf(live)]).toEqual([topic, topic])
})

test('no id names two topics', () => {
  const ids = topics.flatMap((topic) => [articleId(topic, '3000'), articleId(topic, '')])
  expect(new Set(ids).size).toBe(18)
})

test.each(['', '0', '999', 'genuine', '15 ', '__proto__'])('%j names none', (id) =>
  expect(topicOf(id)).toBeUndefined(),
)

test('whichever port it is, it is a trial', () => {
  expect(topicHref('returns', '3000')).toBe(topicHref('returns', '8443'))
  expect(topicHref('returns', '3000')).toBe('/me/help?id=16')
  expect(topicHref('returns', '')).toBe('/me/help?id=1016')
})
