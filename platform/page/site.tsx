import {
  Activity,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { isAway, isGone } from '../client/index.ts'
import type { Locale } from '../i18n/index.ts'
import { askAgain } from '../parts/index.ts'
import { Boundary } from './boundary.tsx'
import type { Layout } from './routing/definition.ts'
import { pageKey, type MountedPage } from './shown/mounted-pages.ts'
import type { Shown } from './shown/shown.ts'
import { RuntimeContext, useRuntime, VisitContext, type Runtime } from './runtime.ts'

/** What the design renders around pages and in their place. */
export interface Frames {
  /** Appended to the title of each page. */
  siteName: Readonly<Record<Locale, string>>
  /** Around everything: provides what the interface kit needs. */
  Around: ComponentType<{ children: ReactNode }>
  shells: Record<Layout, ComponentType<{ children: ReactNode }>>
  NotFound: ComponentType
  /** `isAway`: the server cannot answer now, but nothing is broken. */
  Failure: ComponentType<{ onRetry: () => void; isAway: boolean }>
  /** Beside the page, in every layout: messages and the loading bar. */
  Overlay: ComponentType
}

export interface SiteProps {
  runtime: Runtime
  frames: Frames
  first: Shown
}

/** The whole content of the document's body, for server and browser alike. */
export function Site({ runtime, frames, first }: SiteProps) {
  const [pages, setPages] = useState<readonly MountedPage[]>([{ id: first.key, shown: first }])
  useEffect(() => {
    const router = runtime.browser?.router
    return router?.onShow(() => startTransition(() => setPages(router.pages())))
  }, [runtime])
  const { shown } = pages[0]!
  const Shell = frames.shells[shown.layout]
  return (
    <RuntimeContext value={runtime}>
      <VisitContext value={shown}>
        <frames.Around>
          <Shell>
            {/* Around all pages, so that the previous page stays visible while the new one waits for data. */}
            <Suspense fallback={null}>
              {pages.map((page, at) => (
                // Hidden pages keep their state and input; their effects are paused.
                <Activity key={page.id} mode={at === 0 ? 'visible' : 'hidden'}>
                  <VisitContext value={page.shown}>
                    <Content shown={page.shown} frames={frames} />
                    <Alive />
                  </VisitContext>
                </Activity>
              ))}
            </Suspense>
          </Shell>
          <frames.Overlay />
        </frames.Around>
        <Announcement shown={shown} siteName={frames.siteName[runtime.locale]} />
      </VisitContext>
    </RuntimeContext>
  )
}

/** A part of a site without a page around it. */
export function Apart({ runtime, frames, children }: Omit<SiteProps, 'first'> & { children: ReactNode }) {
  return (
    <RuntimeContext value={runtime}>
      <frames.Around>{children}</frames.Around>
    </RuntimeContext>
  )
}

/** Its effect runs once React has hydrated the HTML around it. */
function Alive() {
  const { browser } = useRuntime()
  useEffect(() => void browser?.onAlive?.(), [browser])
  return null
}

function Content({ shown, frames }: { shown: Shown; frames: Frames }) {
  const runtime = useRuntime()
  const { NotFound, Failure } = frames
  const { Page } = shown
  if (shown.outcome === 'notFound') return <NotFound />
  if (shown.outcome !== 'page' || !Page)
    return <Failure isAway={shown.outcome === 'away'} onRetry={() => runtime.browser?.router.reload()} />
  const instead = (error: unknown, retry: () => void) =>
    isGone(error) ? (
      <NotFound />
    ) : (
      <Failure
        isAway={isAway(error)}
        onRetry={() => {
          runtime.answers.clearErrors()
          retry()
        }}
      />
    )
  return (
    <Boundary resetKey={shown.key} fallback={instead}>
      <Page key={pageKey(shown)} />
    </Boundary>
  )
}

/** Announces the new page, in the window's title and to screen readers. */
function Announcement({ shown, siteName }: { shown: Shown; siteName: string }) {
  const { browser } = useRuntime()
  const [announced, setAnnounced] = useState('')
  useLayoutEffect(() => {
    document.title = documentTitle(shown.head.title, siteName)
    browser?.router.settled(shown)
    askAgain()
    if (shown.by !== 'document') setAnnounced(shown.head.title || siteName)
  }, [shown, browser, siteName])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

export function documentTitle(title: string, siteName: string): string {
  return title && title !== siteName ? `${title} · ${siteName}` : siteName
}
