import type { Plugin } from 'vite'

/** Takes the `chunk` out of pages' definitions. */
export function withoutChunks(source: string): string {
  return source.includes('definePage(') ? source.replace(/^[ \t]*chunk: '[^'\n]*',\r?\n/gm, '') : source
}

/**
 * Only the server asks in which file a page's code is, to name its scripts in the HTML: browsers do without these
 * paths, of which the first download of every page would have one for each page of the site.
 */
export function leaveOutChunks(): Plugin {
  return {
    name: 'leave-out-chunks',
    enforce: 'pre',
    transform: (source) => withoutChunks(source),
  }
}
