import { pages as browsePages } from '@hojip/browse/storefront'
import { isAway, unwrap, type Client } from '@hojip/platform/client'
import { pathOf } from '@hojip/platform/href'
import { runtimeTexts } from '@hojip/platform/page'
import {
  Apart,
  createAnswers,
  createMatcher,
  outcomeVisit,
  resolve,
  sharedHref,
  Site,
  type Render,
  type RenderAnswer,
  type RenderRequest,
  type Resolver,
  type Runtime,
  type Visit,
} from '@hojip/platform/site'
import { documentOf } from './document/document.ts'
import { cachedParts } from './document/cached-parts.ts'
import type { PageAddress } from './document/links.ts'
import { frames } from './frames.tsx'
import { renderWhole } from './document/render-whole.ts'
import { pages as allPages } from './rooms.ts'

/** The first script knows only these pages, see `entry-start.tsx`; the scripts of all others are named with `rooms.ts`. */
const known: readonly unknown[] = browsePages
export const pages = allPages.map((page) => (known.includes(page) ? page : { ...page, definedIn: 'rooms' }))
const matcher = createMatcher(pages)
function hasPage(path: string) {
  return matcher(path) !== undefined
}

/** The part of an address on which rendering depends: many addresses lead to the same public page. */
export function hrefOf(href: string): string {
  return sharedHref(matcher, href)
}

/** The pattern of the page at an address; undefined where there is none. */
export function pageOf(href: string): string | undefined {
  return matcher(pathOf(href))?.page.path
}

/** Public pages have one address in each language; the others none that search engines should know. */
function addressOf({ publicUrl, href }: RenderRequest, visit: Visit): PageAddress {
  const isListed = visit.outcome === 'page' && visit.cacheable && !visit.head.noIndex
  const path = visit.head.canonical ?? hrefOf(href)
  return { publicUrl, ...(isListed || visit.head.canonical ? { path } : {}) }
}

const statusOf = { page: 200, notFound: 404, failure: 500, away: 503 } as const

/** Renders one address for one request, of which nothing outlives it but parts that everybody sees, see `CachedPart`. */
export const render: Render = async (request) => {
  const match = matcher(pathOf(request.href))
  const depends = match?.page.needsSignIn || match?.page.visitorsOnly
  const asked = await Promise.allSettled([depends ? request.viewer() : null])
  const viewer = asked[0].status === 'fulfilled' ? asked[0].value : null
  const client: Client = async (key, input) => unwrap(await request.call(key, input, viewer !== null))
  const answers = createAnswers({ client, nowMs: Date.now })
  const { locale } = request
  const texts = runtimeTexts[locale]
  const resolver: Resolver = {
    matcher,
    locale,
    prefetch: answers.prefetch,
    signedIn: () => viewer !== null,
    heads: {
      notFound: { title: texts.notFound, noIndex: true },
      failure: { title: texts.failure, noIndex: true },
      away: { title: texts.away, noIndex: true },
    },
  }
  const userAgent = match?.page.cacheable ? '' : request.userAgent
  const runtime: Runtime = { locale, client, answers, renderedFor: viewer, userAgent, hasPage }
  const show = async (visit: Visit): Promise<RenderAnswer> => {
    const first = { ...visit, key: 0, by: 'document', keepScroll: false, hash: '' } as const
    const { cachePart, filled } = cachedParts(locale, (part) => (
      <Apart runtime={runtime} frames={frames}>
        {part}
      </Apart>
    ))
    const around = depends ? runtime : { ...runtime, cachePart }
    const body = filled(await renderWhole(<Site runtime={around} frames={frames} first={first} />))
    const state = { locale, outcome: visit.outcome, answers: answers.handOver(), viewer }
    const files = request.files(visit.outcome === 'page' ? visit.chunk : undefined)
    const isPersonal = depends || visit.outcome === 'away'
    const { lists } = request
    const shared = visit.cacheable === 'asked' ? 'asked' : 'shared'
    const isShared = visit.cacheable && visit.outcome === 'page' && !visit.head.isOdd
    const cache = isPersonal ? 'never' : isShared ? shared : 'private'
    const head = visit.head
    const address = addressOf(request, visit)
    const { html, stylesHash } = documentOf({
      locale,
      head,
      address,
      files,
      body,
      state,
      lists,
      notice: request.notice,
    })
    return { status: statusOf[visit.outcome], body: html, stylesHash, cache }
  }
  try {
    if (asked[0].status === 'rejected') throw asked[0].reason
    const resolved = await resolve(resolver, request.href)
    if ('redirect' in resolved) return { status: 302, body: resolved.redirect, cache: 'never' }
    if (resolved.error !== undefined) request.onError(resolved.error)
    return await show(resolved.visit)
  } catch (error) {
    // The server that failed to answer has logged it.
    if (isAway(error)) return await show(outcomeVisit(resolver, request.href, 'away'))
    request.onError(error)
    return await show(outcomeVisit(resolver, request.href, 'failure'))
  }
}
