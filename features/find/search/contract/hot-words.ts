import { shapes as s } from '@hojip/platform/http'
import type { locales } from '@hojip/platform/i18n'
import { z } from 'zod'

const text = s.words(0, 20)
/** Epoch ms. */
const moment = z.int().min(0).max(8_000_000_000_000).nullable()

export const hotWord = z.object({
  word: z.object({ 'zh-CN': text, 'ko-KR': text, 'en-US': text } satisfies Record<
    (typeof locales)[number],
    typeof text
  >),
  /** It is shown in the search box. */
  isDefault: z.boolean(),
  /** From when on it is offered; null: at once. */
  from: moment,
  /** Until when; null: without an end. */
  until: moment,
})
export type HotWord = z.output<typeof hotWord>

export const hotWords = z.object({
  /** The number of changes so far; a change names the version that it was made from. */
  version: z.int(),
  words: z.array(hotWord),
  lastChange: z.object({ operatorName: z.string(), gmtCreate: s.time, before: z.array(hotWord) }).nullable(),
})
export type HotWordsRead = z.output<typeof hotWords>

s.nameShapes({ HotWord: hotWord, HotWords: hotWords })
