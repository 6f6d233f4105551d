import type { Visit } from '../routing/resolve.ts'

/** A visit that is shown. */
export type Shown = Visit & {
  /** Unique per visit. */
  key: number
  /** How the reader arrived: by a link, through the history, by the tag of an open page, or by loading the document. */
  by: 'link' | 'history' | 'tag' | 'document'
  /** The scroll position when the reader last left this page. */
  at?: [left: number, top: number]
  keepScroll: boolean
  /** The key of the page that this one has replaced in the history, such as a form that was sent. */
  insteadOf?: string
  hash: string
}
