import type { HeadInput, PageHead } from '@hojip/platform/page'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'

export { RegisterCard as Page } from './register-card.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: waysInTexts[locale].registerTitle, noIndex: true }
}
