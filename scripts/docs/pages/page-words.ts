const generated = /<!-- [a-z ]+(?:: npm run [^>]+)? -->[^]*?<!-- end(?: of [a-z ]+)? -->/g

/** How many words a page has as `wc -w` counts them, without what programs write between two comments. */
export function wordsOf(page: string): number {
  return page.replaceAll(generated, '').split(/\s+/).filter(Boolean).length
}
