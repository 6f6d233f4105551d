import type { Visit } from '../routing/resolve.ts'

/** A visit as it stands on the screen. */
export type Shown = Visit & {
  /** Differs in every visit. */
  key: number
  /** How the reader came: by a link, through the history, by the tag of an open page, or by loading the document. */
  by: 'link' | 'history' | 'tag' | 'document'
  /** Where the reader stood when they left this page before. */
  at?: [left: number, top: number]
  keepScroll: boolean
  hash: string
}
