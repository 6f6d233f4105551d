import { expect, test } from 'vitest'
import type { HotWord } from '../../contract/hot-words-calls.ts'
import { problemsOf } from './problems.ts'

const nowMs = 1_760_000_000_000

function aWord(zh: string, more: Partial<HotWord> = {}): HotWord {
  const word = { 'zh-CN': zh, 'ko-KR': `${zh}가`, 'en-US': `${zh} en` }
  return { word, isDefault: false, from: null, until: null, ...more }
}
const first = aWord('冷面', { isDefault: true })

test.each<[string, HotWord[], [string, string][]]>([
  ['no words at all', [], []],
  ['one default', [first, aWord('泡菜')], []],
  ['no default', [aWord('泡菜')], [['words.0.isDefault', 'oneDefault']]],
  ['two defaults', [first, aWord('泡菜', { isDefault: true })], [['words.0.isDefault', 'oneDefault']]],
  [
    'a language is missing',
    [{ ...first, word: { ...first.word, 'ko-KR': ' ' } }],
    [['words.0.word.ko-KR', 'missing']],
  ],
  [
    'only signs',
    [{ ...first, word: { ...first.word, 'en-US': '!?' } }],
    [['words.0.word.en-US', 'unreadable']],
  ],
  [
    'the same word in wide letters',
    [
      { ...first, word: { ...first.word, 'en-US': 'Tea' } },
      { ...aWord('茶'), word: { ...aWord('茶').word, 'en-US': ' ＴＥＡ' } },
    ],
    [['words.1.word.en-US', 'twice']],
  ],
  [
    'an end before the start',
    [{ ...first, from: nowMs + 2, until: nowMs + 1 }],
    [['words.0.until', 'endsFirst']],
  ],
  ['an end that has passed', [{ ...first, until: nowMs }], [['words.0.until', 'endsFirst']]],
  ['a time to come', [{ ...first, from: nowMs + 1, until: nowMs + 2 }], []],
])('%s', (_, words, problems) => {
  expect(problemsOf(words, nowMs).map(({ field, why }) => [field, why])).toEqual(problems)
})
