import type { locales } from '@hojip/platform/i18n'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { hotWordsRefusals as r } from '../refusals.ts'

const ofMall = { auth: 'operator', owner: 'mall', cache: 'none' } as const

const text = s.words(0, 20)
/** Epoch ms. */
const moment = z.int().min(0).max(8_000_000_000_000).nullable()

const hotWord = z.object({
  word: z.object({ 'zh-CN': text, 'ko-KR': text, 'en-US': text } satisfies Record<
    (typeof locales)[number],
    typeof text
  >),
  /** It stands in the search box. */
  isDefault: z.boolean(),
  /** From when on it is offered; null: at once. */
  from: moment,
  /** Until when; null: without an end. */
  until: moment,
})
export type HotWord = z.output<typeof hotWord>

const hotWords = z.object({
  /** The number of changes so far; a change names the version that it was made from. */
  version: z.int(),
  words: z.array(hotWord),
  lastChange: z.object({ operatorName: z.string(), gmtCreate: s.time, before: z.array(hotWord) }).nullable(),
})
export type HotWordsRead = z.output<typeof hotWords>

export const hotWordsCalls = {
  'GET /sysConsole/queryHotWords': call({
    summary: 'The words that the mall offers to search for, and their last change',
    ...ofMall,
    rate: 'read',
    input: z.object({}),
    output: hotWords,
  }),
  'POST /sysConsole/saveHotWords': call({
    summary: 'Replaces the words that the mall offers to search for; shoppers see them within two seconds',
    ...ofMall,
    rate: 'write',
    input: z.object({ version: z.int().min(0), words: z.array(hotWord).max(20) }),
    output: hotWords,
    refusals: [r.changed, r.invalid],
  }),
}

s.nameShapes({ HotWord: hotWord, HotWords: hotWords })
