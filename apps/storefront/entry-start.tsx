import { sessionCalls } from '@hojip/accounts/parts/session-calls'
import { pages as browsePages } from '@hojip/browse/storefront'
import { forgetOfflineCart } from '@hojip/cart/storefront/forget'
import { forgetChats } from '@hojip/chat/parts/forget'
import { watchErrors } from '@hojip/errors/parts/watch'
import { homeHref } from '@hojip/hrefs/browse'
import { httpClient, isApiError, pageTraceparent, type Client } from '@hojip/platform/client'
import { languageParam } from '@hojip/platform/i18n'
import {
  hasChosenLanguage,
  installWorker,
  loginHref,
  runtimeTexts,
  storeLanguage,
  toast,
} from '@hojip/platform/page'
import {
  createAnswers,
  createLive,
  createMatcher,
  createRouter,
  createSession,
  isTranslated,
  keepTranslatedTexts,
  outcomeVisit,
  recoveredFrom,
  resolveFirst,
  Site,
  type Matcher,
  type Resolver,
  type Router,
  type Runtime,
  type Session,
  type Visit,
} from '@hojip/platform/site'
import { arrived, loadExplaining } from '@hojip/platform/parts'
import { localStore, tabStore } from '@hojip/platform/storage'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { forgetUser } from './session/forget-user.ts'
import { whenSignedIn } from './session/when-signed-in.ts'
import { frames } from './frames.tsx'
import { rootId, stateId, stateOf, type PageState } from './document/state.ts'
import { staysOpen, tagsFrom } from './tags/open-pages.ts'

/** The pause before a call without an answer is retried once at the start of a visit. */
const retryAfterMs = 400

function here() {
  return location.pathname + location.search
}

/** Set as soon as there is a router: what is created before it may need it later. */
const site: { router?: Router } = {}

/** Most visits begin with these pages and stay there. The definitions of all others load when one is needed. */
let matcher = createMatcher(browsePages)
let areAllKnown = false

async function loadOthers(): Promise<Matcher> {
  const { pages } = await import('./rooms.ts')
  areAllKnown = true
  return (matcher = createMatcher(pages))
}

/** Until all pages are known, every path counts as one: menus link to pages of the mall only. */
function hasPage(path: string) {
  return !areAllKnown || matcher(path) !== undefined
}

/** The server sends such a page only to visitors: whatever the cookie, there is no session. */
function isForVisitors() {
  return matcher(location.pathname)?.page.visitorsOnly ?? false
}

/** The session has expired: goes to the sign-in page, which knows the return address. */
function leadToLogin(locale: PageState['locale']) {
  const current = site.router?.current()
  if (!current || current.visitorsOnly) return
  toast('info', runtimeTexts[locale].sessionEnded)
  site.router?.navigate(loginHref(here()), { replace: current.needsSignIn })
}

/** Whatever ends the session in the page, also an answer 401 or a close 4401: nothing of the user's chat stays. */
function forgetChatsOfEnded(session: Session) {
  let who = session.viewer()?.pkId
  session.subscribe(() => {
    const now = session.viewer()?.pkId
    if (who !== undefined && now !== who) void forgetChats()
    who = now
  })
}

function createParts({ locale, answers: handedOver, viewer, outcome }: PageState) {
  const session = createSession(
    {
      client: () => client,
      ...sessionCalls,
      afterSignIn: async (client) => {
        const { goOnSignedIn } = await import('./session/after-sign-in.ts')
        await goOnSignedIn(client, locale, site.router)
      },
      // Before there is a router only the server has made calls, as a visitor.
      changed: () => {
        if (site.router) answers.forget()
      },
      notSignedOut: (again) => {
        const { notSignedOut, retry } = runtimeTexts[locale]
        toast('error', notSignedOut, { label: retry, run: again })
      },
      // Loads a new document: nothing of the user stays in this one's memory.
      signedOut: () => {
        forgetUser([localStore, tabStore])
        void Promise.allSettled([forgetChats(), forgetOfflineCart()]).then(() => location.assign(homeHref))
      },
    },
    viewer,
  )
  forgetChatsOfEnded(session)
  const client: Client = httpClient({
    base: '',
    locale: () => locale,
    token: session.token,
    traceparent: pageTraceparent,
    onSignedOut: (token) => {
      // A late answer is not about a session that has begun since.
      if (token !== session.token()) return
      session.forget()
      if (token !== undefined || site.router?.current().needsSignIn) leadToLogin(locale)
    },
  })
  const answers = createAnswers({ client, nowMs: Date.now, retryAfterMs, handedOver })
  if (outcome === 'page' && isForVisitors()) session.forget()
  return { session, client, answers }
}

/** Pages waiting in the background were fetched for the earlier user. */
function forgetPagesOfOthers(session: Session, router: Router) {
  let who = session.viewer()?.pkId
  session.subscribe(() => {
    const now = session.viewer()?.pkId
    if (now !== who) router.forget()
    who = now
  })
}

/** A visitor whom a link led to a language reads the rest of the visit in it, unless they have chosen one. */
function stayInLanguage(locale: PageState['locale']) {
  const isAddressed = new URLSearchParams(location.search).get(languageParam) === locale
  if (isAddressed && !hasChosenLanguage()) storeLanguage(locale, 'visit')
}

/** Hydrates the server's HTML. */
async function start(state: PageState): Promise<void> {
  const { locale } = state
  keepTranslatedTexts()
  stayInLanguage(locale)
  // A failure is met again where the page is resolved.
  if (!matcher(location.pathname)) await loadOthers().catch(() => undefined)
  const { session, client, answers } = createParts(state)
  const take = watchErrors(client)
  const texts = runtimeTexts[locale]
  const resolver: Resolver = {
    matcher: (path) => matcher(path),
    others: loadOthers,
    locale,
    prefetch: answers.prefetch,
    signedIn: () => session.token() !== undefined,
    heads: {
      notFound: { title: texts.notFound },
      failure: { title: texts.failure },
      away: { title: texts.away },
    },
  }
  const resolved =
    state.outcome === 'page'
      ? await resolveFirst(resolver, here())
      : { visit: outcomeVisit(resolver, here(), state.outcome) }
  if ('redirect' in resolved) return location.replace(resolved.redirect)
  const wide = matchMedia(tagsFrom)
  const staysMounted = (visit: Visit) => wide.matches && staysOpen(visit)
  const router = (site.router = createRouter(resolver, resolved.visit, staysMounted))
  wide.addEventListener('change', () => router.forget())
  forgetPagesOfOthers(session, router)
  const askToSignIn = () => router.navigate(loginHref(here()))
  // `early-acts.ts` waits for this event; a shared module would be one more file before the first paint.
  const onAlive = () => document.dispatchEvent(new Event('alive'))
  const live = createLive()
  const browser = { router, session, live, askToSignIn, onAlive }
  const runtime: Runtime = { locale, client, answers, renderedFor: state.viewer, hasPage, browser }
  // Hydrates in a transition, so that it runs in slices and the visitor's input is handled in between.
  startTransition(() => {
    hydrateRoot(
      document.getElementById(rootId)!,
      <StrictMode>
        <Site runtime={runtime} frames={frames} first={router.current()} />
      </StrictMode>,
      {
        onCaughtError: (error) => {
          if (!isApiError(error)) console.error(error)
          take(error)
        },
        // Where a translation came first, React draws the part anew, which is no fault.
        onRecoverableError: (error) => {
          if (!isTranslated()) reportError(recoveredFrom(error))
        },
      },
    )
  })
  await session.restore()
  void installWorker()
  void loadExplaining().catch(() => undefined)
  // Visitors download none of it.
  whenSignedIn(session, async () => {
    const { serveSignedIn } = await arrived(() => import('./session/signed-in.ts'))
    serveSignedIn({ live, session, client, router })
  })
}

void start(stateOf(document.getElementById(stateId)!.textContent))
