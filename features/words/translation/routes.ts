import { bind, type Bound } from '@hojip/platform/http'
import { translateText, type TranslationTools } from './actions/translate-text.ts'
import { translationCalls } from './contract.ts'

export function translationRoutes(tools: TranslationTools): Bound[] {
  return bind(translationCalls, { 'POST /translate/text': (input) => translateText(tools, input) })
}
