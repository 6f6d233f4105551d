import type { NoticeKind } from './facts.ts'
import type { Place } from './kinds.ts'

/** The facts of a notice in the reader's language. What a kind does not have is empty. */
export interface NoticeView {
  name: string
  /** How many other products there are. */
  more: number
  shop: string
  code: string
  money: string
  was: string
  /** How much less it costs. */
  off: string
  /** A deadline; empty when there is none. */
  until: string
  /** The first and the last day of the expected arrival; empty when nobody knows. */
  from: string
  to: string
  text: string
  /** What the user had written. */
  asked: string
  way: string
}

export interface NoticeText {
  title: string
  /** The line below the title in the list. */
  summary: string
  /** Paragraphs. They may have `<b>`, and get values that are escaped. */
  body: string[]
}

export interface NoticeWords {
  kinds: Record<NoticeKind, (view: NoticeView) => NoticeText>
  /** For a kind that only a newer version has words for, beside which this one runs during an update. */
  newer: NoticeText
  places: Record<Place, string>
  /** The providers of an identity. */
  providers: Record<string, string>
  /** An order's status in a word, by its number. */
  statuses: Record<string, string>
  order: (code: string) => string
  soldOut: string
  offSale: string
  onSale: string
}
