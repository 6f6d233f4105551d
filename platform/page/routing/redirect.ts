/** A path on this site, or '/': the value of `?redirect=` is untrusted. */
export function safeRedirect(value: string | undefined): string {
  if (!value?.startsWith('/')) return '/'
  const url = URL.parse(value, 'http://site.invalid')
  // `/..//host` is on this site when parsed, but no longer when it is written out.
  if (url?.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** The address of a login that returns to `from`; with `type` 0 it signs in, with 1 it registers. */
export function loginHref(from: string, type?: '0' | '1'): string {
  return `/login?${type ? `type=${type}&` : ''}redirect=${encodeURIComponent(from)}`
}
