export { createLibreTranslate, NotTranslated, type Translator } from './libre-translate.ts'
