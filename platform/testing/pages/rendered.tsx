import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../../i18n/index.ts'
import type { ViewerInfo } from '../../page/index.ts'
import { createAnswers } from '../../page/answers/answers.ts'
import { Site, type Frames, type Runtime } from '../../site/index.ts'
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

/** A site that shows one page to a visitor, in empty frames. */
export function siteOf(runtime: Runtime, Page: ComponentType): ReactNode {
  const frames = {
    siteName: { [runtime.locale]: 'site' },
    Around: ({ children }: { children: ReactNode }) => (
      <UiProvider locale={runtime.locale}>{children}</UiProvider>
    ),
    shells: { full: bare, focus: bare, bare, console: bare },
    NotFound: nothing,
    Failure: nothing,
    Overlay: nothing,
  } as unknown as Frames
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
  return <Site runtime={runtime} frames={frames} first={first as never} />
}

/** A part on a page of its own, as the server renders it; calls stay unanswered. */
export function rendered(locale: Locale, part: ReactNode, viewer: ViewerInfo | null = null): string {
  const answers = createAnswers({ client: unreachable, nowMs: () => 0 })
  const runtime = { locale, renderedFor: viewer, answers } as unknown as Runtime
  return renderToString(siteOf(runtime, () => part))
}
