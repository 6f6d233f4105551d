import { folded, locales, type Locale } from '@hojip/platform/i18n'
import type { HotWord } from '../../contract/hot-words-calls.ts'

export const mostWords = 20
export const longestWord = 20

export type Why = 'missing' | 'unreadable' | 'twice' | 'oneDefault' | 'endsFirst'

export interface Problem {
  /** Such as `words.0.word.ko-KR`. */
  field: string
  why: Why
}

export const problemTexts: Record<Locale, Record<Why, string>> = {
  'zh-CN': {
    missing: '三种语言都要填写',
    unreadable: '至少要有一个字或数字，否则搜不到',
    twice: '和上面的词重复了',
    oneDefault: '请选一个词放在搜索框里',
    endsFirst: '结束时间要晚于开始时间和现在',
  },
  'en-US': {
    missing: 'Fill in all three languages',
    unreadable: 'Use at least one letter or digit, or nothing is found',
    twice: 'The same word stands above',
    oneDefault: 'Choose one word for the search box',
    endsFirst: 'The end has to be later than the start and than now',
  },
  'ko-KR': {
    missing: '세 언어를 모두 입력해 주세요',
    unreadable: '글자나 숫자가 하나는 있어야 검색돼요',
    twice: '위에 같은 단어가 있어요',
    oneDefault: '검색창에 넣을 단어를 하나 골라 주세요',
    endsFirst: '끝나는 시간은 시작 시간과 지금보다 늦어야 해요',
  },
}

function problemsOfText({ word: texts }: HotWord, before: readonly HotWord[], locale: Locale): Problem[] {
  const field = `words.${before.length}.word.${locale}`
  const text = folded(texts[locale])
  if (text === '') return [{ field, why: 'missing' }]
  // The search reads nothing else.
  if (!/[\p{L}\p{N}]/u.test(text)) return [{ field, why: 'unreadable' }]
  const isTwice = before.some(({ word }) => folded(word[locale]) === text)
  return isTwice ? [{ field, why: 'twice' }] : []
}

/** What has to be corrected before a list can be saved, in the order of its fields. */
export function problemsOf(words: readonly HotWord[], nowMs: number): Problem[] {
  const ofWords = words.flatMap((word, at): Problem[] => [
    ...locales.flatMap((locale) => problemsOfText(word, words.slice(0, at), locale)),
    ...(word.until !== null && word.until <= Math.max(word.from ?? 0, nowMs)
      ? [{ field: `words.${at}.until`, why: 'endsFirst' as const }]
      : []),
  ])
  const defaults = words.filter(({ isDefault }) => isDefault).length
  const isOdd = words.length > 0 && defaults !== 1
  return isOdd ? [...ofWords, { field: 'words.0.isDefault', why: 'oneDefault' }] : ofWords
}
