import { expect, test } from 'vitest'
import { markedParts } from './marked.ts'

/** The parts that were not typed, which are bold, in brackets. */
function marked(text: string, typed: string) {
  return markedParts(text, typed)
    .map((part) => (part.isTyped ? part.text : `[${part.text}]`))
    .join('')
}

test.each([
  ['泡菜鲜肉水饺', '泡菜', '泡菜[鲜肉水饺]'],
  ['延边泡菜 泡菜坊', '泡菜', '[延边]泡菜[ ]泡菜[坊]'],
  ['Napa cabbage kimchi', 'KIM cab', '[Napa ]cab[bage ]kim[chi]'],
  ['배추김치', '김ㅊ', '[배추]김[치]'],
  ['延吉冷面', 'lengm', '延吉冷面'],
  ['İstanbul', 'stan', 'İstanbul'],
  ['茶', ' ', '茶'],
])('%s, typed %j: %s', (text, typed, shown) => expect(marked(text, typed)).toBe(shown))
