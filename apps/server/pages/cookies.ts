const name = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/

/** Parses a Cookie header. The first value of each name counts: RFC 6265 puts the longest path first. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const key = part.slice(0, at).trim()
    if (!name.test(key) || cookies.has(key)) continue
    const value = decoded(part.slice(at + 1).trim())
    if (value !== undefined) cookies.set(key, value)
  }
  return cookies
}

function decoded(value: string): string | undefined {
  const bare = /^"(.*)"$/.exec(value)?.[1] ?? value
  try {
    return decodeURIComponent(bare)
  } catch {
    return undefined
  }
}
