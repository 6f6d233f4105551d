import { call, mallRead, mallWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { hotWordsRefusals as r } from '../refusals.ts'
import { hotWord, hotWords } from './hot-words.ts'

export type { HotWord, HotWordsRead } from './hot-words.ts'

export const hotWordsCalls = {
  'GET /sysConsole/queryHotWords': call({
    summary: 'The words that the mall offers to search for, and their last change',
    ...mallRead,
    input: z.object({}),
    output: hotWords,
  }),
  'POST /sysConsole/saveHotWords': call({
    summary: 'Replaces the words that the mall offers to search for; shoppers see them within two seconds',
    ...mallWrite,
    input: z.object({ version: z.int().min(0), words: z.array(hotWord).max(20) }),
    output: hotWords,
    refusals: [r.changed, r.invalid],
  }),
}
