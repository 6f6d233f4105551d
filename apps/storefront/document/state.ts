import type { Locale } from '@hojip/platform/i18n'
import type { ViewerInfo } from '@hojip/platform/page'
import type { Handover, Visit } from '@hojip/platform/site'
import { pack, unpack, type Packed } from './packed.ts'

/** The data for the browser, as JSON in a data block that does not run. */
export interface PageState {
  locale: Locale
  outcome: Visit['outcome']
  answers: Handover
  viewer: ViewerInfo | null
}

export const stateId = 'state'
export const rootId = 'mall'

/** `<` is escaped, so that no data can end the block. */
export function stateText(state: PageState): string {
  return JSON.stringify(pack(state))
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

export function stateOf(text: string): PageState {
  return unpack(JSON.parse(text) as Packed) as PageState
}
