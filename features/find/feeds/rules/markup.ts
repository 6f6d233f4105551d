import { mustGet } from '@hojip/platform/collections'

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])
/** What XML 1.0 does not allow, escaped or not: most control characters, and halves of characters. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu

/** Text for XML, also between quotes. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => mustGet(escapes, sign))
}

export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

/** A cell of a table separated by tabs: on one line, without quotes that readers take for delimiters. */
function tsvCell(text: string): string {
  return text.replace(forbidden, '').replace(/\s+/g, ' ').replaceAll('"', '”').trim()
}

export function tsvRow(cells: readonly string[]): string {
  return `${cells.map(tsvCell).join('\t')}\n`
}

/** At most `most` characters, without cutting one in half. */
export function shortened(text: string, most: number): string {
  const signs = [...text]
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`
}
