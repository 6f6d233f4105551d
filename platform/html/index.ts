import { mustGet } from '../collections/index.ts'

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Text for HTML, also between quotes; Pango's markup takes it, too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => mustGet(escapes, sign))
}

export { joinNames, namesIn, type HtmlNames } from './names.ts'
