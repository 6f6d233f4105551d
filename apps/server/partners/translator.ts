import type { Clock } from '@hojip/platform/clock'
import { createLibreTranslate, type Translator } from '@hojip/platform/translation'
import type { Config } from '../config.ts'

/** The translation server; undefined when none is configured. */
export function translatorOf(
  { TRANSLATE_URL, TRANSLATE_KEY }: Pick<Config, 'TRANSLATE_KEY' | 'TRANSLATE_URL'>,
  clock: Clock,
): Translator | undefined {
  return TRANSLATE_URL
    ? createLibreTranslate({ baseUrl: TRANSLATE_URL, apiKey: TRANSLATE_KEY, clock })
    : undefined
}
