/** Cookies that the browser has refused, as long as the document is open. */
const refused = new Map<string, string>()

function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The value of a cookie that scripts can read. */
export function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(allCookies())?.[1] ?? refused.get(name)
}

/** Writes a cookie, until the browser is closed when no age is given. False when only this document has it. */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  refused.delete(name)
  try {
    document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`
  } catch {
    // The reading below shows it.
  }
  if (maxAgeSeconds === 0 || readCookie(name) === value) return true
  refused.set(name, value)
  return false
}

/** Whether the browser stores cookies of this site: without them nobody stays signed in. */
export function hasCookies(): boolean {
  const isStored = writeCookie('probe', '1')
  writeCookie('probe', '', 0)
  return isStored
}
