import type { Matcher } from './match.ts'
import { many, parseSearch, type RawSearch } from './search.ts'

/** The names of the parameters that a parser reads from the address. */
function namesRead(parse: (raw: RawSearch) => unknown, raw: RawSearch): ReadonlySet<string> {
  const names = new Set<string>()
  const note = (name: string | symbol) => typeof name === 'string' && names.add(name)
  parse(
    new Proxy(raw, {
      get: (all, name) => (note(name), Reflect.get(all, name) as unknown),
      has: (all, name) => (note(name), Reflect.has(all, name)),
      getOwnPropertyDescriptor: (all, name) => (note(name), Reflect.getOwnPropertyDescriptor(all, name)),
      ownKeys: (all) => (Object.keys(all).forEach(note), Reflect.ownKeys(all)),
    }),
  )
  return names
}

/**
 * The canonical address of a shared page: without the parameters that the page does not read, the others sorted by
 * name. Addresses of other pages stay as they are.
 */
export function sharedHref(matcher: Matcher, href: string): string {
  const at = href.indexOf('?')
  if (at < 0) return href
  const pathname = href.slice(0, at)
  const page = matcher(pathname)?.page
  if (!page?.cacheable) return href
  const raw = parseSearch(href.slice(at))
  const read = page.search ? namesRead(page.search, raw) : new Set<string>()
  const params = new URLSearchParams()
  for (const name of Object.keys(raw).sort()) {
    if (read.has(name)) for (const value of many(raw, name)) params.append(name, value)
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
