import type { Catalogue, Locale, Texts } from '../i18n/index.ts'
import { useLocale } from './runtime.ts'

/** A catalogue in all languages of the mall; the type is the source language's. */
export function defineTexts<T>(
  catalogue: { 'zh-CN': T } & { [L in Exclude<Locale, 'zh-CN'>]: NoInfer<Texts<T>> },
): Catalogue<T> {
  return catalogue as Catalogue<T>
}

/** The catalogue in the language of the page. */
export function useTexts<T>(catalogue: Record<Locale, T>): T {
  return catalogue[useLocale()]
}
