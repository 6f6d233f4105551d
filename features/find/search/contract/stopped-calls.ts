import { call, shapes as s, mallRead, mallWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { searchRefusals as r } from '../refusals.ts'
import { searchedWord } from './synonym-calls.ts'
import { stopped } from './word-lists.ts'

export const stoppedCalls = {
  'GET /sysConsole/queryStoppedWords': call({
    summary: 'The words that the search leaves out of queries',
    ...mallRead,
    input: s.noInput,
    output: stopped,
  }),
  'POST /sysConsole/saveStoppedWords': call({
    summary:
      'Replaces the words that the search leaves out of queries; shoppers search by it within two seconds',
    ...mallWrite,
    // The limit of `rules`.
    input: z.object({ version: z.int().min(0), words: z.array(searchedWord).max(300) }),
    output: stopped,
    refusals: [r.stoppedChanged],
  }),
}
