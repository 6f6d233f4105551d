import type { Plugin } from 'vite'

/** Removes the `chunk` from page definitions. */
export function withoutChunks(source: string): string {
  return source.includes('definePage(') ? source.replace(/^[ \t]*chunk: '[^'\n]*',\r?\n/gm, '') : source
}

/**
 * Only the server needs the file of a page's code, to name its scripts in the HTML. Browsers do without these paths,
 * of which the first download would contain one for each page of the site.
 */
export function leaveOutChunks(): Plugin {
  return { name: 'leave-out-chunks', enforce: 'pre', transform: (source) => withoutChunks(source) }
}
