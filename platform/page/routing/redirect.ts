/** A path on this site, or '/': what `?redirect=` says comes from strangers. */
export function safeRedirect(value: string | undefined): string {
  if (!value?.startsWith('/')) return '/'
  const url = URL.parse(value, 'http://site.invalid')
  // `/..//host` is still on this site when parsed, and no longer when it is written down.
  if (url?.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** The login that leads back; with `type` 0 it signs in, with 1 it registers. */
export function loginHref(from: string, type?: '0' | '1'): string {
  return `/login?${type ? `type=${type}&` : ''}redirect=${encodeURIComponent(from)}`
}
