import { call } from '@hojip/platform/http'
import { z } from 'zod'
import { hotWordsRefusals as r } from '../refusals.ts'
import { hotWord, hotWords } from './hot-words.ts'

export type { HotWord, HotWordsRead } from './hot-words.ts'

const ofMall = { auth: 'operator', owner: 'mall', cache: 'none' } as const

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
