import { isAway, isMissing, isSignedOut } from '../../client/index.ts'
import { pathOf } from '../../href/index.ts'
import type { Locale } from '../../i18n/index.ts'
import { isLost } from '../../parts/lost.ts'
import type { ComponentType } from 'react'
import type { Layout, PageHead, Prefetch } from './definition.ts'
import type { Match, Matcher } from './match.ts'
import { loginHref, safeRedirect } from './redirect.ts'
import { one, parseSearch, type RawSearch } from './search.ts'

/** Shown instead of a page: it does not exist, it failed, or the server cannot answer now. */
type Missing = 'notFound' | 'failure' | 'away'

/** A visited address with everything needed to show it. */
export interface Visit {
  /** Path and search, without the hash. */
  href: string
  pathname: string
  /** The pattern, e.g. `/albums/$id`; '' when there is no page. */
  path: string
  params: Readonly<Record<string, string>>
  search: RawSearch
  layout: Layout
  needsSignIn: boolean
  visitorsOnly?: true
  cacheable: boolean | 'asked'
  outcome: 'page' | Missing
  data: unknown
  head: PageHead
  chunk?: string
  Page?: ComponentType
}
export type Resolved = { visit: Visit; error?: unknown } | { redirect: string }

export interface Resolver {
  matcher: Matcher
  /** Where `matcher` does not know every page yet: loads the rest, and returns the matcher of all. */
  others?: () => Promise<Matcher>
  locale: Locale
  prefetch: Prefetch
  signedIn: () => boolean
  /** Where visitors are sent to sign in; `loginHref` by default. */
  loginHref?: (from: string) => string
  /** Titles of the pages that belong to no room. */
  heads: Record<Missing, PageHead>
}

function emptyVisit(href: string, match: Match | undefined): Omit<Visit, 'outcome' | 'head'> {
  const at = href.indexOf('?')
  const [pathname, search] = at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at)]
  return {
    href,
    pathname,
    path: match?.page.path ?? '',
    params: match?.params ?? {},
    search: parseSearch(search),
    layout: match?.page.layout ?? 'full',
    needsSignIn: match?.page.needsSignIn ?? false,
    ...(match?.page.visitorsOnly ? { visitorsOnly: true } : {}),
    cacheable: match?.page.cacheable ?? false,
    data: undefined,
    ...(match ? { chunk: match.page.chunk } : {}),
  }
}

/** The page's own file could not be loaded: the connection was lost, or a newer build has replaced it. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
  constructor(cause: unknown) {
    super('the page has no code', { cause })
  }
}

/** A script that has arrived and threw is a fault to report: another try would get the same error. */
function codeFailed(cause: unknown): never {
  if (isLost(cause)) throw new CodeMissing(cause)
  // Servers have no such function; they log what is thrown.
  ;(globalThis as { reportError?: (error: unknown) => void }).reportError?.(cause)
  throw cause
}

/** The visit for an address without a page to load: it is missing, has failed, or the server is unavailable. */
export function outcomeVisit(resolver: Resolver, href: string, outcome: Missing): Visit {
  return { ...emptyVisit(href, resolver.matcher(pathOf(href))), outcome, head: resolver.heads[outcome] }
}

/** Finds the page of an address, loads its code and data in parallel, and returns what to show. */
export async function resolve(resolver: Resolver, href: string): Promise<Resolved> {
  const path = pathOf(href)
  let match = resolver.matcher(path)
  try {
    match ??= (await resolver.others?.())?.(path)
  } catch (cause) {
    return { visit: outcomeVisit(resolver, href, 'failure'), error: new CodeMissing(cause) }
  }
  if (!match) return { visit: outcomeVisit(resolver, href, 'notFound') }
  const { page, params } = match
  if (page.needsSignIn && !resolver.signedIn()) return { redirect: (resolver.loginHref ?? loginHref)(href) }
  const visit = emptyVisit(href, match)
  if (page.visitorsOnly && resolver.signedIn())
    return { redirect: safeRedirect(one(visit.search, 'redirect')) }
  const search = page.search ? page.search(visit.search) : visit.search
  const { locale, prefetch } = resolver
  try {
    const [module, data] = await Promise.all([
      page.component().catch(codeFailed),
      page.load?.({ params, search, locale, prefetch }),
    ])
    const head = module.head({ locale, params, search, data })
    return { visit: { ...visit, outcome: 'page', data, head, Page: module.Page } }
  } catch (error) {
    return failed(resolver, href, page.needsSignIn ?? false, error)
  }
}

function failed(resolver: Resolver, href: string, needsSignIn: boolean, error: unknown): Resolved {
  if (isSignedOut(error) && needsSignIn) return { redirect: (resolver.loginHref ?? loginHref)(href) }
  if (isMissing(error)) return { visit: outcomeVisit(resolver, href, 'notFound') }
  // The server has logged it.
  if (isAway(error)) return { visit: outcomeVisit(resolver, href, 'away') }
  return { visit: outcomeVisit(resolver, href, 'failure'), error }
}
