import { expect, test } from 'vitest'
import { nearWords } from './near-words.ts'

test.each([
  ['人参枣片', ['人参', '枣片']],
  ['红参糖', ['红参', '参糖']],
  ['수제 배추김치', ['수제', '배추김치']],
  ['red ginseng candy', ['red', 'ginseng', 'candy']],
  ['a b c', []],
  ['茶', []],
  ['ginseng', []],
  ['', []],
])('%s → %j', (query, words) => expect(nearWords(query)).toEqual(words))

test('there are at most four', () => expect(nearWords('one two three four five')).toHaveLength(4))
