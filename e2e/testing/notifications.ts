import type { BrowserContext, Page } from 'playwright'

interface Shown {
  title: string
  body: string
  tag: string
}

/** What pages keep for the journey: see the script below. */
interface Watched {
  isAway: boolean
  notifications: (Shown & { press: () => void })[]
}

/**
 * Allows the browser's notifications in every page of the context from now on, and records those that are shown. The
 * pages of a browser without a screen never are in the background: `lookAway` pretends it instead.
 */
export async function recordNotifications(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    const watched: Watched = { isAway: false, notifications: [] }
    Object.assign(globalThis, { watched })
    Object.defineProperty(document, 'visibilityState', { get: () => (watched.isAway ? 'hidden' : 'visible') })
    // These profiles are private windows, in which Chromium has no push service and logs an error.
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'))
    globalThis.Notification = new Proxy(Notification, {
      construct: (Real, [title, options]: [string, NotificationOptions]) => {
        const shown = new Real(title, options)
        const { body = '', tag = '' } = options
        const press = () => void shown.dispatchEvent(new Event('click'))
        watched.notifications.push({ title, body, tag, press })
        return shown
      },
    })
  })
}

/** The shopper looks at something else from now on, or at the page again. */
export async function lookAway(page: Page, isAway = true): Promise<void> {
  await page.evaluate((is) => {
    ;(globalThis as unknown as { watched: Watched }).watched.isAway = is
    document.dispatchEvent(new Event('visibilitychange'))
  }, isAway)
}

/** What the page has shown so far. */
export function notificationsOf(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    (globalThis as unknown as { watched: Watched }).watched.notifications.map(({ title, body, tag }) => ({
      title,
      body,
      tag,
    })),
  )
}

/** Presses the newest notification of the page. */
export async function pressNotification(page: Page): Promise<void> {
  await page.evaluate(() =>
    (globalThis as unknown as { watched: Watched }).watched.notifications.at(-1)!.press(),
  )
}
