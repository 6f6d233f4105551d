import type { BrowserContext, Page, Request } from 'playwright'
import { withinTime } from './within-time.ts'

/** Requests whose answers change what a page shows. Pictures may load when they are seen; events never end. */
const awaited = new Set(['document', 'script', 'stylesheet', 'font', 'fetch', 'xhr'])

interface Requests {
  unanswered: Set<Request>
  /** What has been asked for: a page that asks the same from time to time comes to rest in between. */
  asked: Set<string>
  /** What `settled` is waiting for, for the error of a page that never comes to rest. */
  step: string
}

const known = new WeakMap<Page, Requests>()

function watchPage(page: Page): void {
  const requests: Requests = { unanswered: new Set(), asked: new Set(), step: 'nothing' }
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

/** In the page: whether no part marks what it shows as about to change, such as while somebody types. */
function isDone(): boolean {
  return document.querySelector('[aria-busy="true"]') === null
}

/** In the page: resolves when it has nothing to do and everything that fades or moves has arrived. */
async function idle(): Promise<void> {
  await document.fonts.ready
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // Without an end are spinners and what waits for an answer.
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  // Asked, since Chromium never tells the end of what moves where nobody sees it, as in closed `details`.
  while (document.getAnimations().some(isMoving)) await frame()
  // A browser that is never idle has nothing to wait for but time.
  await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }))
  await frame()
  await frame()
}

/** Whether the page, or one of its frames, has loaded another document meanwhile. */
export function isReplaced(error: unknown): boolean {
  return /context was destroyed|navigat|frame was detached/i.test(String(error))
}

async function rest(page: Page, requests: Requests): Promise<void> {
  const { unanswered, asked } = requests
  for (let isQuiet = false; !isQuiet;) {
    try {
      requests.step = 'its document'
      await page.waitForLoadState()
      // A page in a frame is looked at too.
      const frames = page.frames()
      requests.step = 'its scripts'
      for (const frame of frames) await frame.waitForFunction(isAlive)
      requests.step = 'what is busy'
      for (const frame of frames) await frame.waitForFunction(isDone)
      requests.step = 'what moves or works'
      for (const frame of frames) await frame.evaluate(idle)
      requests.step = 'answers'
      if (unanswered.size > 0) continue
      // What came with the last answer may ask for more.
      const before = asked.size
      for (const frame of frames) await frame.evaluate(idle)
      isQuiet = unanswered.size === 0 && asked.size === before
    } catch (error) {
      if (!isReplaced(error)) throw error
    }
  }
}

/**
 * Resolves when the page's scripts run, no part is busy, every answer it waits for has come, and nothing fades or moves
 * any more, in its frames neither. This also holds after a change of the page without a new document.
 */
export async function settled(page: Page): Promise<void> {
  const requests = known.get(page)
  if (!requests) throw new Error('open this page in a context of aVisitor or aContext')
  await withinTime(rest(page, requests), () => {
    const answers = [...requests.unanswered].map((request) => request.url())
    return `${page.url()}, waiting for ${requests.step}; unanswered: [${answers.join(', ')}]`
  })
}
