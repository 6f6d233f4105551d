import { call, shapes as s, mallCall, mallRead, mallWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { searchRefusals as r } from '../refusals.ts'
import { synonymContent, synonymGroup } from './word-lists.ts'

/** The code of a first-level category, or `any`. */
const field = z.string().regex(/^[a-z][a-z-]{0,39}$/)
/** With a letter or a digit of any script: the search reads nothing else. The limits are those of `rules`. */
export const searchedWord = s.words(1, 40).regex(/[\p{L}\p{N}]/u)

const changed = { pkId: s.id, version: z.int().min(1) }

export const synonymCalls = {
  'POST /sysConsole/querySynonyms': call({
    summary: 'Groups of words that the search treats as the same, last changed first',
    ...mallRead,
    input: z.object({
      ...s.pageInput,
      /** Part of a word. */
      words: s.words(0, 40).optional(),
      field: field.optional(),
      filter: z.enum(['all', 'on', 'off']).default('all'),
    }),
    output: s.pageOf(synonymGroup).extend({
      /** The fields that groups were made for, by the category's name; `any` has none. */
      fields: z.array(z.object({ code: z.string(), name: z.string().optional(), count: z.int() })),
    }),
  }),
  'POST /sysConsole/saveSynonym': call({
    summary:
      'Adds a group, or changes the one that is named; every process searches by it within two seconds',
    ...mallWrite,
    input: z.object({
      pkId: s.id.optional(),
      version: z.int().min(1).optional(),
      field,
      words: z.array(searchedWord).min(2).max(20),
    }),
    output: synonymGroup,
    refusals: [r.synonymGone, r.synonymChanged, r.synonymExists, r.wordsAlike, r.synonymsFull],
  }),
  'POST /sysConsole/switchSynonym': call({
    summary: 'Switches a group off or on again',
    ...mallWrite,
    input: z.object({ ...changed, isOn: z.boolean() }),
    output: synonymGroup,
    refusals: [r.synonymGone, r.synonymChanged],
  }),
  'GET /sysConsole/querySynonymChanges/{pkId}': call({
    summary: 'Who changed a group, from what to what; the last fifty, newest first',
    ...mallRead,
    input: z.object({ pkId: s.id }),
    output: s.listOf(
      z.object({
        pkId: s.id,
        operatorName: z.string(),
        gmtCreate: s.time,
        /** Null: the group was added. */
        before: z.object(synonymContent).nullable(),
        after: z.object(synonymContent),
      }),
    ),
    refusals: [r.synonymGone],
  }),
  'POST /sysConsole/readQuery': call({
    summary: 'How the search reads a query, and how many products that finds',
    ...mallCall,
    rate: 'search',
    input: z.object({ goodsName: s.words(1, 100) }),
    output: z.object({
      /** Each has to match: by all of its own tokens, or by all tokens of one of the others. */
      terms: z.array(z.object({ tokens: z.array(z.string()), others: z.array(z.array(z.string())) })),
      /** Words of the query that were left out. */
      stopped: z.array(z.string()),
      /** What was searched for instead, when the words matched nothing. */
      corrected: z.string().optional(),
      total: z.int(),
      /** There are more products than `total`. */
      isMore: z.boolean(),
    }),
  }),
}
