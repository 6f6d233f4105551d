import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { searchRefusals as r } from '../refusals.ts'
import { searchedWord } from './synonym-calls.ts'
import { stopped } from './word-lists.ts'

const ofMall = { auth: 'operator', owner: 'mall', cache: 'none' } as const

export const stoppedCalls = {
  'GET /sysConsole/queryStoppedWords': call({
    summary: 'The words that the search leaves out of queries',
    ...ofMall,
    rate: 'read',
    input: s.noInput,
    output: stopped,
  }),
  'POST /sysConsole/saveStoppedWords': call({
    summary:
      'Replaces the words that the search leaves out of queries; shoppers search by it within two seconds',
    ...ofMall,
    rate: 'write',
    // The limit of `rules`.
    input: z.object({ version: z.int().min(0), words: z.array(searchedWord).max(300) }),
    output: stopped,
    refusals: [r.stoppedChanged],
  }),
}
