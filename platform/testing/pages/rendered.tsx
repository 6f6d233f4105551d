import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { CallKey, Client } from '../../client/index.ts'
import type { Locale } from '../../i18n/index.ts'
import type { ViewerInfo } from '../../page/index.ts'
import { createAnswers } from '../../page/answers/answers.ts'
import { createMatcher, resolve, Site, type Frames, type Runtime } from '../../site/index.ts'
import { UiProvider } from '../../ui/index.ts'

function bare({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}

function nothing() {
  return null
}

function unreachable() {
  return Promise.reject(new Error('a rendered part asks nobody'))
}

function emptyFrames(locale: Locale): Frames {
  return {
    siteName: { [locale]: 'site' },
    Around: ({ children }: { children: ReactNode }) => <UiProvider locale={locale}>{children}</UiProvider>,
    shells: { full: bare, focus: bare, bare, console: bare },
    NotFound: nothing,
    Failure: nothing,
    Overlay: nothing,
  } as unknown as Frames
}

/** A site that shows one page to a visitor, in empty frames. */
export function siteOf(runtime: Runtime, Page: ComponentType): ReactNode {
  const first = {
    key: 1,
    by: 'document',
    outcome: 'page',
    layout: 'full',
    path: '/',
    params: {},
    search: {},
    keepScroll: false,
    hash: '',
    head: { title: 'x' },
    Page,
  }
  return <Site runtime={runtime} frames={emptyFrames(runtime.locale)} first={first as never} />
}

/** What has been answered before: a call and its answer, of which a part may read only some fields. */
type Answered = readonly (readonly [call: CallKey, answer: object])[]

/** A part on a page of its own, as the server renders it; calls without input may be `answered`, and all others are not. */
export function rendered(
  locale: Locale,
  part: ReactNode,
  viewer: ViewerInfo | null = null,
  answered: Answered = [],
): string {
  const answers = createAnswers({ client: unreachable, nowMs: () => 0 })
  for (const [call, answer] of answered) answers.put(call, {}, answer)
  const runtime = { locale, renderedFor: viewer, answers } as unknown as Runtime
  return renderToString(siteOf(runtime, () => part))
}

interface Asked {
  pages: Parameters<typeof createMatcher>[0]
  href: string
  locale: Locale
  viewer: ViewerInfo
  client: Client
}

/** The page of an address as the server renders it, in empty frames; what has no page has the outcome `notFound`. */
export async function pageAt({ pages, href, locale, viewer, client }: Asked) {
  const matcher = createMatcher(pages)
  const answers = createAnswers({ client, nowMs: () => 0 })
  const none = { title: '', noIndex: true }
  const resolved = await resolve(
    {
      matcher,
      locale,
      prefetch: answers.prefetch,
      signedIn: () => true,
      heads: { notFound: none, failure: none, away: none },
    },
    href,
  )
  if ('redirect' in resolved) throw new Error(`${href} leads to ${resolved.redirect}`)
  if (resolved.error !== undefined) throw new Error(`${href} cannot be shown`, { cause: resolved.error })
  const { visit } = resolved
  const hasPage = (path: string) => matcher(path) !== undefined
  const runtime: Runtime = { locale, client, answers, renderedFor: viewer, userAgent: '', hasPage }
  const first = { ...visit, key: 0, by: 'document', keepScroll: false, hash: '' } as const
  const site = <Site runtime={runtime} frames={emptyFrames(locale)} first={first} />
  return { outcome: visit.outcome, title: visit.head.title, html: renderToString(site) }
}
