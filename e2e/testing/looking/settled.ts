import type { BrowserContext, Page, Request } from 'playwright'
import { withinTime } from './within-time.ts'

/** Requests whose answers change what a page shows. Pictures may load when they are seen; events never end. */
const awaited = new Set(['document', 'script', 'stylesheet', 'font', 'fetch', 'xhr'])

interface Requests {
  unanswered: Set<Request>
  /** What has been asked for: a page that asks the same from time to time comes to rest in between. */
  asked: Set<string>
}

const known = new WeakMap<Page, Requests>()

function watchPage(page: Page): void {
  const requests: Requests = { unanswered: new Set(), asked: new Set() }
  known.set(page, requests)
  page.on('request', (request) => {
    if (!awaited.has(request.resourceType())) return
    requests.unanswered.add(request)
    requests.asked.add(`${request.url()} ${request.postData() ?? ''}`)
  })
  page.on('requestfinished', (request) => requests.unanswered.delete(request))
  page.on('requestfailed', (request) => requests.unanswered.delete(request))
}

/** Records what the pages of a context are waiting for, so that `settled` can tell. Called before they are opened. */
export async function watchRequests(context: BrowserContext): Promise<void> {
  context.on('page', watchPage)
  await context.addInitScript(() =>
    document.addEventListener('alive', () => Object.assign(globalThis, { isAlive: true })),
  )
}

/**
 * In the page: whether its scripts run. A page of the mall has its HTML before, one of the business site has none. The
 * strip of open pages comes last: it is loaded a moment after.
 */
function isAlive(): boolean {
  const isWaiting = document.querySelector('script[data-later]') !== null && !('isAlive' in globalThis)
  const strip = document.querySelector('[data-tags]')
  const hasStrip = strip === null || strip.childElementCount > 0 || getComputedStyle(strip).display === 'none'
  return !isWaiting && hasStrip && document.querySelector('#shops:empty') === null
}

/** In the page: resolves when it has nothing to do and everything that fades or moves has arrived. */
async function idle(): Promise<void> {
  await document.fonts.ready
  // Without an end are spinners and what waits for an answer.
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  for (let all = moving(); all.length > 0; all = moving())
    await Promise.allSettled(all.map(({ finished }) => finished))
  // A browser that is never idle has nothing to wait for but time.
  await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** Whether the page has loaded another document meanwhile. */
function isReplaced(error: unknown): boolean {
  return /context was destroyed|navigat/i.test(String(error))
}

async function rest(page: Page, { unanswered, asked }: Requests): Promise<void> {
  for (let isQuiet = false; !isQuiet;) {
    try {
      await page.waitForLoadState()
      await page.waitForFunction(isAlive)
      await page.evaluate(idle)
      if (unanswered.size > 0) continue
      // What came with the last answer may ask for more.
      const before = asked.size
      await page.evaluate(idle)
      isQuiet = unanswered.size === 0 && asked.size === before
    } catch (error) {
      if (!isReplaced(error)) throw error
    }
  }
}

/**
 * Resolves when the page's scripts run, every answer it waits for has come, and nothing fades or moves any more. This
 * also holds after a change of the page without a new document.
 */
export async function settled(page: Page): Promise<void> {
  const requests = known.get(page)
  if (!requests) throw new Error('open this page in a context of aVisitor or aContext')
  await withinTime(rest(page, requests), () => {
    const waiting = [...requests.unanswered].map((request) => request.url())
    return `${page.url()}, waiting for [${waiting.join(', ')}]`
  })
}
