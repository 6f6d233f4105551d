const nowhere = 'http://mall.invalid'
const longest = 512

/** A path of our own site, or else the home page: never a path that a browser could take for another site. */
export function safePath(path: string | undefined): string {
  if (!path?.startsWith('/') || path.length > longest) return '/'
  const url = URL.parse(path, nowhere)
  // `/..//host` parses as a path of this site, but written as a link it leads to another.
  if (url?.origin !== nowhere || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
