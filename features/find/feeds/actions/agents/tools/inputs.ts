import { defaultLocale, locales } from '@hojip/platform/i18n'
import { z } from 'zod'

export const language = z.enum(locales).default(defaultLocale).describe('Language of names and texts')
export const id = z.uuid()
export const readOnly = { readOnlyHint: true, openWorldHint: false }
