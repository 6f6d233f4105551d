import type { Clock } from '@hojip/platform/clock'
import { createLibreTranslate, type Translator } from '@hojip/platform/translation'
import type { Config } from '../config.ts'
import { cacheBytes, cacheMb } from '../settings/cache-bytes.ts'

/** The translation server; undefined when none is configured. */
export function translatorOf(
  config: Pick<Config, 'MEMORY_MB' | 'workers' | 'TRANSLATE_KEY' | 'TRANSLATE_URL'>,
  clock: Clock,
): Translator | undefined {
  const { TRANSLATE_URL: baseUrl, TRANSLATE_KEY: apiKey } = config
  const bytes = cacheBytes(cacheMb(config)).translations
  return baseUrl ? createLibreTranslate({ baseUrl, apiKey, clock, cacheBytes: bytes }) : undefined
}
