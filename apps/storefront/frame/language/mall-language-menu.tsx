import { LanguageMenu } from '@hojip/platform/ui'
import { useLanguageChoice } from './use-language-choice.ts'

export function MallLanguageMenu({ compact }: { compact: boolean }) {
  return <LanguageMenu onLocale={useLanguageChoice()} compact={compact} />
}
