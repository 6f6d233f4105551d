import { mePages } from './me/pages.ts'
import { waysInPages } from './ways-in/pages.ts'

export const pages = [...waysInPages, ...mePages]
