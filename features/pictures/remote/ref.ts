import { createHash } from 'node:crypto'

const longestUrl = 2_000

/** An http(s) address, written in the one way that counts; undefined for everything else. */
export function webUrl(text: string): URL | undefined {
  if (text.length > longestUrl || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}

/** The ref of a picture on another server; undefined for what is no http(s) address. The same URL has the same ref. */
export function remoteRefOf(text: string): string | undefined {
  const url = webUrl(text)
  return url && `r-${createHash('sha256').update(url.href).digest('hex').slice(0, 32)}`
}
