import { staffLoginHref } from '@hojip/hrefs/staff'
import { isLocale, defaultLocale, type Locale } from '@hojip/platform/i18n'
import { agentRole, forgetAnswers, sendUnsent } from '@hojip/chat/business/unsent'
import { askForProof, withProof } from '@hojip/staff/business'
import { sessionCalls } from '@hojip/accounts/parts/session-calls'
import { watchErrors } from '@hojip/errors/parts/watch'
import { httpClient, isApiError, pageTraceparent, type Client } from '@hojip/platform/client'
import { runtimeTexts, toast } from '@hojip/platform/page'
import { storeMenuList } from '@hojip/platform/page/menu-list'
import { keepLive } from '@hojip/platform/page/live'
import {
  createAnswers,
  createLive,
  createMatcher,
  createRouter,
  createSession,
  keepTranslatedTexts,
  recoveredFrom,
  resolveFirst,
  Site,
  type Resolver,
  type Router,
  type Runtime,
  type Session,
} from '@hojip/platform/site'
import { loadExplaining } from '@hojip/platform/parts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { frames } from './frames.tsx'
import { menuListKey } from './menu-list.ts'
import { openTo } from './outcomes/closed-page.ts'
import { pages } from './rooms.ts'
import './style.css'

const retryAfterMs = 400
function loginHref(from: string) {
  return `${staffLoginHref}?redirect=${encodeURIComponent(from)}`
}

function here() {
  return location.pathname + location.search
}

/** Set as soon as there is a router: what is created before it may need it later. */
const site: { router?: Router } = {}

/** The sessions of this site are separate from those of the mall. */
function worksHere(session: Session): boolean {
  const role = session.viewer()?.roleName
  return role === 'staff' || role === 'operator'
}

function createParts(locale: Locale) {
  const session = createSession(
    {
      client: () => client,
      ...sessionCalls,
      afterSignIn: async () => undefined,
      changed: () => answers.forget(),
      notSignedOut: (again) => {
        const { notSignedOut, retry } = runtimeTexts[locale]
        toast('error', notSignedOut, { label: retry, run: again })
      },
      // Loads a new document: nothing of the shop stays in this one's memory.
      signedOut: () => void forgetAnswers().then(() => location.assign(staffLoginHref)),
    },
    null,
    { token: 'deskToken', user: 'deskUser' },
  )
  session.subscribe(() => {
    if (session.viewer() === null) storeMenuList(menuListKey, null)
  })
  const client: Client = withProof(
    httpClient({
      base: '',
      locale: () => locale,
      token: session.token,
      traceparent: pageTraceparent,
      onSignedOut: (token) => {
        // A call of the session before: changing the second step opens another one, and ends it.
        if (token !== session.token()) return
        session.forget()
        if (site.router?.current().needsSignIn) site.router.navigate(loginHref(here()), { replace: true })
      },
    }),
  )
  const answers = createAnswers({ client, nowMs: Date.now, retryAfterMs })
  return { session, client, answers }
}

const matcher = createMatcher(pages)
function hasPage(path: string) {
  return matcher(path) !== undefined
}

async function firstVisit(resolver: Resolver) {
  const resolved = await resolveFirst(resolver, here())
  if (!('redirect' in resolved)) return resolved.visit
  history.replaceState(null, '', resolved.redirect)
  const login = await resolveFirst(resolver, resolved.redirect)
  if ('redirect' in login) throw new Error('the sign-in page must not redirect')
  return login.visit
}

async function start() {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  keepTranslatedTexts()
  const { session, client, answers } = createParts(locale)
  const take = watchErrors(client)
  await session.restore()
  const texts = runtimeTexts[locale]
  const resolver: Resolver = {
    matcher: (path) => openTo(session.viewer(), path, matcher(path)),
    locale,
    prefetch: answers.prefetch,
    signedIn: () => worksHere(session),
    loginHref,
    heads: {
      notFound: { title: texts.notFound },
      failure: { title: texts.failure },
      away: { title: texts.away },
    },
  }
  const router = (site.router = createRouter(resolver, await firstVisit(resolver)))
  const askToSignIn = () => router.navigate(loginHref(here()))
  const live = createLive()
  const browser = { router, session, live, askToSignIn, prove: askForProof }
  const runtime: Runtime = {
    locale,
    client,
    answers,
    renderedFor: session.viewer(),
    keepsMallTime: true,
    hasPage,
    browser,
  }
  const root = createRoot(document.getElementById('shops')!, {
    onCaughtError: (error) => {
      if (!isApiError(error)) console.error(error)
      take(error)
    },
    onRecoverableError: (error) => reportError(recoveredFrom(error)),
  })
  root.render(
    <StrictMode>
      <Site runtime={runtime} frames={frames} first={router.current()} />
    </StrictMode>,
  )
  sendUnsent(
    () => agentRole(session.viewer()?.roleName),
    live,
    client,
    () => session.viewer()?.pkId,
  )
  void loadExplaining().catch(() => undefined)
  keepLive({ live, session, site: 'business', askWho: () => sessionCalls.whoAmI(client) })
}

void start()
