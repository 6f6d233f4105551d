import type { Locale } from '@hojip/platform/i18n'

/** How many characters a text may have. A Chinese character is about as wide as two letters. */
export const limits = {
  eyebrow: { 'zh-CN': 12, 'ko-KR': 16, 'en-US': 28 },
  title: { 'zh-CN': 20, 'ko-KR': 28, 'en-US': 44 },
  text: { 'zh-CN': 28, 'ko-KR': 34, 'en-US': 60 },
  action: { 'zh-CN': 8, 'ko-KR': 12, 'en-US': 24 },
  heading: { 'zh-CN': 20, 'ko-KR': 28, 'en-US': 44 },
  knownFor: { 'zh-CN': 20, 'ko-KR': 28, 'en-US': 48 },
  story: { 'zh-CN': 80, 'ko-KR': 110, 'en-US': 220 },
  name: { 'zh-CN': 10, 'ko-KR': 14, 'en-US': 28 },
  intro: { 'zh-CN': 28, 'ko-KR': 34, 'en-US': 60 },
} as const satisfies Record<string, Record<Locale, number>>

export type TextField = keyof typeof limits

/** In characters as people count them by and large: by code points. */
export function lengthOf(text: string): number {
  return [...text].length
}
