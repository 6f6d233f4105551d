export { AutoTranslate } from './auto-translate.tsx'
export { TranslateButton } from './translate-button.tsx'
export { useTranslated } from './use-translated.ts'
