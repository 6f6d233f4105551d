import { createHash } from 'node:crypto'

const longestUrl = 2_000

/** The normalized http(s) URL; undefined for any other text. */
export function webUrl(text: string): URL | undefined {
  if (text.length > longestUrl || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}

/**
 * The ref of a picture on another server; undefined when the text is not an http(s) URL. The same URL always has the
 * same ref.
 */
export function remoteRefOf(text: string): string | undefined {
  const url = webUrl(text)
  return url && `r-${createHash('sha256').update(url.href).digest('hex').slice(0, 32)}`
}
