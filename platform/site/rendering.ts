import type { Envelope } from '../http/answer/envelope.ts'
import type { HtmlNames } from '../html/index.ts'
import type { Locale } from '../i18n/index.ts'
import type { ViewerInfo } from '../page/session.ts'

export interface UsedStyles {
  css: string
  /** Names the styles in a policy: `sha256-…`. */
  hash: string
}

/** The files that a page needs from the start. */
export interface PageFiles {
  /** A small script that runs before the first paint. */
  entry: string
  /** The script that the entry runs after the first paint. */
  start: string
  /** The scripts that these and the page import. */
  scripts: readonly string[]
  styles: readonly string[]
  /** What of these an HTML needs to be displayed. */
  usedStyles: (names: HtmlNames) => UsedStyles
}

/** One request to a site's renderer. */
export interface RenderRequest {
  /** Path and search. */
  href: string
  locale: Locale
  /** The address of the site, without a slash at its end. */
  publicUrl: string
  /** How this visitor likes lists to look: as rows, or as the site has them when it is left out. */
  lists?: 'rows'
  /** Only pages that are not cacheable may depend on it. */
  userAgent: string
  /** Calls the API in process; `personal` calls carry the visitor's session. */
  call: (key: string, input: unknown, personal: boolean) => Promise<Envelope>
  /** The signed-in user; called only by pages that need it. */
  viewer: () => Promise<ViewerInfo | null>
  /** The files of a page's chunk; without a chunk, those of the site alone. */
  files: (chunk: string | undefined) => PageFiles
  /** A line above the page, for everybody. */
  notice?: string | undefined
  onError: (error: unknown) => void
}

export interface RenderAnswer {
  status: 200 | 302 | 404 | 500 | 503
  /** The HTML in UTF-8, or the address to redirect to. */
  body: Uint8Array | string
  /** The hash of the styles in the HTML's head. */
  stylesHash?: string
  /** How caches may treat it: `shared` and `asked` may be shown to others with the same language, the latter only after
   * asking whether it is still valid. */
  cache: 'shared' | 'asked' | 'private' | 'never'
}
export type Render = (request: RenderRequest) => Promise<RenderAnswer>
