const nowhere = 'http://mall.invalid'
const longest = 512

/** A path of our own site, or the home page: whatever a browser could take for another site is not followed. */
export function safePath(path: string | undefined): string {
  if (!path?.startsWith('/') || path.length > longest) return '/'
  const url = URL.parse(path, nowhere)
  // `/..//host` is of this site when parsed, and no longer when it is written down.
  if (url?.origin !== nowhere || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
