import { sessionCalls } from '@hojip/accounts/storefront'
import { mergeGuestCart } from '@hojip/cart/storefront'
import { watchErrors } from '@hojip/errors/storefront'
import { homeHref } from '@hojip/hrefs/browse'
import { httpClient, isApiError, type Client } from '@hojip/platform/client'
import { loginHref, runtimeTexts, toast } from '@hojip/platform/page'
import {
  createAnswers,
  createMatcher,
  createRouter,
  createSession,
  outcomeVisit,
  resolve,
  Site,
  type Resolver,
  type Router,
  type Runtime,
  type Session,
  type Visit,
} from '@hojip/platform/site'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { frames } from './frames.tsx'
import { pages } from './rooms.ts'
import { rootId, stateId, stateOf, type PageState } from './document/state.ts'
import { siteTexts } from './texts.ts'
import { staysOpen, tagListKey, tagsFrom } from './tags/open-pages.ts'

/** Visits begin with this pause before a call that got no answer is tried once more. */
const retryAfterMs = 400

function here() {
  return location.pathname + location.search
}

/** Filled as soon as there is a router: what is made before it may need it later. */
const site: { router?: Router } = {}

const matcher = createMatcher(pages)
function hasPage(path: string) {
  return matcher(path) !== undefined
}

/** Only visitors get such a page from the server: whatever the cookie says, there is no session. */
function isForVisitors() {
  return matcher(location.pathname)?.page.visitorsOnly ?? false
}

/** The session has ended by itself: to the login, which knows the way back. */
function leadToLogin(locale: PageState['locale']) {
  const current = site.router?.current()
  if (!current || current.visitorsOnly) return
  toast('info', runtimeTexts[locale].sessionEnded)
  site.router?.navigate(loginHref(here()), { replace: current.needsSignIn })
}

function createParts({ locale, answers: handedOver, viewer, outcome }: PageState) {
  const session = createSession(
    {
      client: () => client,
      ...sessionCalls,
      afterSignIn: mergeGuestCart,
      // Before there is a router only the server has asked, and for a visitor.
      changed: () => {
        if (site.router) answers.forget()
      },
      notSignedOut: (again) => {
        const { notSignedOut, retry } = runtimeTexts[locale]
        toast('error', notSignedOut, { label: retry, run: again })
      },
      // A new document: nothing of the user stays in this one's memory.
      signedOut: () => {
        localStorage.removeItem(tagListKey)
        location.assign(homeHref)
      },
    },
    viewer,
  )
  const client: Client = httpClient({
    base: '',
    locale: () => locale,
    token: session.token,
    onSignedOut: (token) => {
      // An answer that comes late says nothing of the session that has begun since.
      if (token !== session.token()) return
      session.forget()
      if (token !== undefined || site.router?.current().needsSignIn) leadToLogin(locale)
    },
  })
  const answers = createAnswers({ client, nowMs: Date.now, retryAfterMs, handedOver })
  if (outcome === 'page' && isForVisitors()) session.forget()
  return { session, client, answers }
}

/** What waits behind the page was fetched for who looked then. */
function forgetPagesOfOthers(session: Session, router: Router) {
  let who = session.viewer()?.pkId
  session.subscribe(() => {
    const now = session.viewer()?.pkId
    if (now !== who) router.forget()
    who = now
  })
}

/** Takes over the HTML of the server. */
async function start(state: PageState): Promise<void> {
  const { locale } = state
  const { session, client, answers } = createParts(state)
  const texts = runtimeTexts[locale]
  const resolver: Resolver = {
    matcher,
    locale,
    prefetch: answers.prefetch,
    signedIn: () => session.token() !== undefined,
    heads: {
      notFound: { title: texts.notFound },
      failure: { title: texts.failure },
      away: { title: siteTexts[locale].away },
    },
  }
  const resolved =
    state.outcome === 'page'
      ? await resolve(resolver, here())
      : { visit: outcomeVisit(resolver, here(), state.outcome) }
  if ('redirect' in resolved) return location.replace(resolved.redirect)
  const wide = matchMedia(tagsFrom)
  const keeps = (visit: Visit) => wide.matches && staysOpen(visit)
  const router = (site.router = createRouter(resolver, resolved.visit, keeps))
  wide.addEventListener('change', () => router.forget())
  forgetPagesOfOthers(session, router)
  const askToSignIn = () => router.navigate(loginHref(here()))
  // `early-acts.ts` waits for it; a module in common would be one more file before the first paint.
  const onAlive = () => document.dispatchEvent(new Event('alive'))
  const browser = { router, session, askToSignIn, onAlive }
  const runtime: Runtime = { locale, client, answers, renderedFor: state.viewer, hasPage, browser }
  const take = watchErrors(client)
  // As a transition, so that it is done in slices and what the visitor does meanwhile comes in between.
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
      },
    )
  })
  await session.restore()
}

void start(stateOf(document.getElementById(stateId)!.textContent))
