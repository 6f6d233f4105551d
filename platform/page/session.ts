import { isSignedOut, type Client } from '../client/index.ts'
import { like, localStore, readCookie, writeCookie } from '../storage/index.ts'

/** The signed-in user as pages show them. */
export interface ViewerInfo {
  pkId: string
  name: string
  /** The application's name for their role. */
  roleName: string
  account: string
  avatarPic: string | null
  access: readonly string[]
}
export type SignInData = ViewerInfo & { token: string }

export interface Session {
  token: () => string | undefined
  /** The same object between changes, as `useSyncExternalStore` requires. */
  viewer: () => ViewerInfo | null
  subscribe: (listener: () => void) => () => void
  /** Stores the session and runs the steps of signing in. */
  signIn: (data: SignInData) => Promise<void>
  /** Ends the session. Leaves it in place when the server could not be reached, since it would go on there. */
  signOut: () => Promise<void>
  /** Changes the shown user, e.g. after a new name was saved. */
  update: (changes: Partial<ViewerInfo>) => void
  /** Drops the session without telling the server. */
  forget: () => void
  /** Asks the server who is signed in when the cookie has outlived the stored user. */
  restore: () => Promise<void>
}

const weekSeconds = 7 * 24 * 3600

const isViewer = like<ViewerInfo>({
  pkId: '',
  name: '',
  roleName: '',
  account: '',
  avatarPic: null,
  access: [''],
})

function storedViewer(key: string): ViewerInfo | null {
  return localStore.json(key, isViewer) ?? null
}

export interface SessionSteps {
  client: () => Client
  /** Asks the server whose session this is. */
  whoAmI: (client: Client) => Promise<ViewerInfo>
  /** Ends the session on the server. */
  endSession: (client: Client) => Promise<unknown>
  /** Runs with the new session, before the user continues. It must not make the sign-in fail. */
  afterSignIn: (client: Client) => Promise<void>
  /** Answers fetched before were for another user. Called after all subscribers have been notified. */
  changed: () => void
  /** Called when the server did not end the session, so that the user is still signed in. */
  notSignedOut: (again: () => void) => void
  /** Called when the user has signed out: none of their data may stay in memory. */
  signedOut: () => void
}

/** Where a site stores its session, so that two sites of one origin have separate ones. */
export interface SessionPlace {
  /** Name of a cookie that scripts can read. */
  token: string
  /** Key in the local storage. */
  user: string
}
const onlySite: SessionPlace = { token: 'token', user: 'user' }

/** The session that this window shows, and its subscribers. */
function createShown(place: SessionPlace) {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let viewer: ViewerInfo | null = null
  const token = () => readCookie(place.token) || undefined
  const current = () => {
    const now = token() ? localStore.get(place.user) : null
    if (now !== text) [text, viewer] = [now, now ? storedViewer(place.user) : null]
    return viewer
  }
  /** The user that subscribers were last notified of. */
  let toldOf = current()?.pkId
  const tell = () => {
    toldOf = current()?.pkId
    listeners.forEach((listener) => listener())
  }
  return {
    token,
    current,
    tell,
    keep: (user: ViewerInfo) => void localStore.set(place.user, user),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Called when another window signs in or out. */
    watchOthers: (changed: () => void) =>
      addEventListener('storage', ({ key }) => {
        if (key !== place.user && key !== null) return
        const before = toldOf
        tell()
        if (toldOf !== before) changed()
      }),
  }
}

/** The browser's session: a cookie that scripts can read, and its user in the local storage. */
export function createSession(
  steps: SessionSteps,
  known: ViewerInfo | null,
  place: SessionPlace = onlySite,
): Session {
  const { token, current, tell, keep, subscribe, watchOthers } = createShown(place)
  const forget = () => {
    if (!token() && !localStore.get(place.user)) return
    writeCookie(place.token, '', 0)
    localStore.set(place.user, null)
    tell()
    steps.changed()
  }
  const restore = async () => {
    if (!token() || current()) return
    const user = await steps.whoAmI(steps.client()).catch(() => undefined)
    if (!user || !token()) return
    const { pkId, name, roleName, account, avatarPic, access } = user
    keep({ pkId, name, roleName, account, avatarPic, access })
    tell()
  }
  if (known && token()) {
    keep(known)
    tell()
  }
  // Answers fetched by this window were for the previous user.
  watchOthers(steps.changed)

  const signOut = async (): Promise<void> => {
    try {
      await steps.endSession(steps.client())
    } catch (error) {
      // Otherwise the session has already ended on the server, so that there is nothing to sign out.
      if (!isSignedOut(error)) return steps.notSignedOut(() => void signOut())
    }
    forget()
    steps.signedOut()
  }

  return {
    token,
    viewer: current,
    forget,
    restore,
    subscribe,
    update: (changes) => {
      const before = current()
      if (before) keep({ ...before, ...changes })
      tell()
    },
    signIn: async ({ token: fresh, ...user }) => {
      writeCookie(place.token, encodeURIComponent(fresh), weekSeconds)
      keep(user)
      await steps.afterSignIn(steps.client()).catch(() => undefined)
      tell()
      steps.changed()
    },
    signOut,
  }
}
