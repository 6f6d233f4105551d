import type { Locale } from '@hojip/platform/i18n'
import type { Log } from '@hojip/platform/log'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { NotTranslated, type Translator } from '@hojip/platform/translation'
import { translationRefusals as r } from '../refusals.ts'
import { languageOf } from '../rules/language-of.ts'

export interface TranslationTools {
  log: Log
  /** Left out: the mall has no translation server. */
  translator?: Translator | undefined
}

interface Wish {
  text: string
  from?: Locale | undefined
  to: Locale
  names: readonly string[]
}

/** The text in the wished language; as it is when it is in that language already. */
export async function translateText(
  { translator, log }: TranslationTools,
  { text, from = languageOf(text), to, names }: Wish,
): Promise<{ text: string } | Refusal<'translation/notTranslated'>> {
  if (from === to) return { text }
  if (!translator || from === undefined) return refuse(r.notTranslated)
  try {
    return { text: await translator.translate({ text, from, to, names }) }
  } catch (error) {
    if (!(error instanceof NotTranslated)) throw error
    // The text is somebody's: the log gets only why.
    log.warn('translation.failed', { from, to, why: error.message })
    return refuse(r.notTranslated)
  }
}
