import { expect, test } from 'vitest'
import { problemOf, typedWords } from './typed-words.ts'

test.each([
  ['泡菜\n辣白菜\n', ['泡菜', '辣白菜']],
  ['泡菜，김치、kimchi; napa  cabbage', ['泡菜', '김치', 'kimchi', 'napa cabbage']],
  [' \n--\n茶', ['茶']],
])('%j is read as %j', (text, words) => expect(typedWords(text)).toEqual(words))

test.each([
  [['茶'], 'few'],
  [['Tea', 'tea'], 'few'],
  [Array.from({ length: 21 }, (_, i) => `w${i}`), 'many'],
  [['茶', '茶'.repeat(41)], 'long'],
  [['茶', '차'], undefined],
])('%j: %s', (words, problem) => expect(problemOf(words)).toBe(problem))
