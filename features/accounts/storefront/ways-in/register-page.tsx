import type { HeadInput, PageHead } from '@hojip/platform/page'
import { waysInTexts } from './texts.ts'

export { RegisterCard as Page } from './register-card.tsx'

export const head = ({ locale }: HeadInput): PageHead => ({
  title: waysInTexts[locale].registerTitle,
  noIndex: true,
})
