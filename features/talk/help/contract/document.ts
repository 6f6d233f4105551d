import { shapes as s } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { z } from 'zod'

export const topic = z.enum([
  'registration',
  'orderTime',
  'payment',
  'deliveryFee',
  'genuine',
  'returns',
  'onboarding',
  'agreement',
  'privacy',
  'guide',
  'faq',
  'aboutMall',
  'shopAgreement',
])

/** Together with rules/limits.ts, by which the editor shows what is too long. */
const line = s.words(0, 200)
const paragraph = s.words(0, 2_000)
/** An article in one language. */
export const helpArticle = z.object({
  title: line,
  /** One sentence that summarizes the article. */
  lead: line,
  sections: z
    .array(
      z.object({
        heading: line,
        paragraphs: z.array(paragraph).max(40),
        /** A short list below the paragraphs. */
        points: z.array(paragraph).max(40),
      }),
    )
    .max(60),
})
export type HelpArticle = z.output<typeof helpArticle>

/** An article in every language. `{payMinutes}` and the like are placeholders of the mall's periods (rules/periods-in-text.ts). */
export const helpDocument = z.object({
  'zh-CN': helpArticle,
  'ko-KR': helpArticle,
  'en-US': helpArticle,
} satisfies Record<Locale, typeof helpArticle>)
export type HelpDocument = z.output<typeof helpDocument>

s.nameShapes({ HelpArticle: helpArticle, HelpDocument: helpDocument })
