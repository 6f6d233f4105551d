import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { translationRefusals as r } from './refusals.ts'

/** For calls that translate too. */
export { translationRefusals } from './refusals.ts'

const locale = z.enum(['zh-CN', 'en-US', 'ko-KR'])

export const translationCalls = {
  'POST /translate/text': call({
    summary: 'Translates a text; refused where the mall has no translation server',
    auth: 'user',
    owner: 'none',
    rate: 'translate',
    cache: 'none',
    input: z.object({
      text: s.words(1, 2000),
      /** The language of the text; recognised by its letters when left out. */
      from: locale.optional(),
      to: locale,
      /** Names in the text that stay as they are, such as the product's. */
      names: z.array(s.words(1, 200)).max(20).default([]),
    }),
    output: z.object({ text: z.string() }),
    refusals: [r.notTranslated],
  }),
}
type TranslationCalls = typeof translationCalls
declare module '@hojip/platform/client' {
  interface AllCalls extends TranslationCalls {}
}
