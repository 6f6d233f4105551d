import { namesIn, type HtmlNames } from '@hojip/platform/html'

/** A piece of a page as it is sent, with what its styles are found by. */
export interface HtmlPiece {
  bytes: Uint8Array
  names: HtmlNames
}

export function pieceOf(html: string): HtmlPiece {
  return { bytes: Buffer.from(html), names: namesIn(html) }
}
