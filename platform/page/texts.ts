import type { Catalogue, Locale, Texts } from '../i18n/index.ts'
import { useLocale } from './runtime.ts'

/** A catalogue in all three languages; the type is the source language's. */
export const defineTexts = <T>(catalogue: {
  'zh-CN': T
  'en-US': Texts<T>
  'ko-KR': Texts<T>
}): Catalogue<T> => catalogue as Catalogue<T>

/** The catalogue in the language of the page. */
export const useTexts = <T>(catalogue: Record<Locale, T>): T => catalogue[useLocale()]
