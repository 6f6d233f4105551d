import type { Locale } from '@hojip/platform/i18n'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest'
import { violationsOn } from './looking/axe.ts'
import { isPlaceOfToday } from './looking/looks.ts'
import { tellPages } from './looking/tell-pages.ts'
import { settled, watchRequests } from './looking/settled.ts'
import { withinTime } from './looking/within-time.ts'
import { sharedBrowser } from './looking/shared-browser.ts'

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const flags = [...quiet, '--no-sandbox', '--disable-component-update', '--disable-sync']

const wholePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const shellPath = process.env['HEADLESS_SHELL_PATH'] ?? wholePath

/** The headless shell where there is one, which takes half the time; it shows no notifications and gets no pushes. */
function openBrowser({ isWhole = false } = {}): Promise<Browser> {
  return chromium.launch({ executablePath: isWhole ? wholePath : shellPath, args: flags })
}

/** The browsers of this worker: its files share the process, and opening a browser takes a second. */
const shared = {
  shell: sharedBrowser(openBrowser),
  whole: sharedBrowser(() => openBrowser({ isWhole: true })),
}

/** The browser for all journeys of a file; the answer gives it once they run. What a journey left open is closed. */
export function aBrowser({ isWhole = false } = {}): () => Browser {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await shared[isWhole ? 'whole' : 'shell']()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail' && browser)
      console.log(`The pages of “${task.name}”:\n${await tellPages(browser)}`)
  })
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
  })
  return () => browser!
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** A clean browser profile at the mall. */
export async function aContext(
  browser: Browser,
  { locale, ...options }: BrowserContextOptions & { locale: Locale },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: inject('mall'),
    viewport: sizes.desktop,
    locale,
    ...options,
  })
  await context.addCookies([{ name: 'locale', value: locale, url: inject('mall') }])
  // Limits are for what hangs: a machine at its limit is ten times slower than a quiet one.
  context.setDefaultTimeout(60_000)
  await watchRequests(context)
  return context
}

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Script errors, console errors and 5xx responses; a journey fails when there are any. */
  problems: string[]
}

/** A visitor with a clean browser profile, a language and a screen size. */
export async function aVisitor(
  browser: Browser,
  { locale, size, userAgent }: { locale: Locale; size: keyof typeof sizes; userAgent?: string },
): Promise<Visitor> {
  const context = await aContext(browser, {
    viewport: sizes[size],
    locale,
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    ...(userAgent === undefined ? {} : { userAgent }),
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
  page.on('console', (message) => {
    // The console repeats refusals (4xx), which the page shows itself.
    const refusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !refusal) problems.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    const isPicture = response.request().resourceType() === 'image'
    if (response.status() >= (isPicture ? 400 : 500)) problems.push(`${response.status()} ${response.url()}`)
  })
  return { context, page, problems }
}

/** The codes sent to a number, the newest first, as the SMS inbox shows them. */
export async function codesSentTo(phone: string): Promise<string[]> {
  const answer = await fetch(`${inject('simulators')}/sms/messages?phone=${phone.replace(/^0/, '')}`)
  return ((await answer.json()) as { code: string }[]).map(({ code }) => code)
}

/**
 * The newest code sent to a number; with `earlier`, the first one after that many codes. A message that the gateway
 * refused, as a journey may want it to, is sent again after some seconds.
 */
export function codeSentTo(phone: string, earlier = 0): Promise<string> {
  const newest = async () => {
    const codes = await codesSentTo(phone)
    if (codes.length <= earlier) throw new Error(`no SMS to ${phone}`)
    return codes[0]!
  }
  return vi.waitFor(newest, { timeout: 60_000, interval: 100 })
}

/**
 * Puts messages about what just happened below the page, until the returned function is called: they lie over the page
 * for some seconds, and what they cover could not be looked at.
 */
async function moveToasts(page: Page): Promise<() => Promise<void>> {
  const place = (position: string) =>
    page.evaluate((value) => {
      for (const toasts of document.querySelectorAll<HTMLElement>('[data-toasts]'))
        toasts.style.position = value
    }, position)
  await place('static')
  return () => place('')
}

const places = { test: '', count: 0 }

/** The name of the test, and how many places it has looked at before. */
function nextPlace(): string {
  const { currentTestName: test = '' } = expect.getState()
  places.count = places.test === test ? places.count + 1 : 0
  places.test = test
  return `${test} ${places.count}`
}

/** Fails on violations of WCAG 2.0 to 2.2, levels A and AA, where this place has its turn. The page has settled then. */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe reads colours twice, and both times they have to be those that stay.
  await settled(page)
  if (!isPlaceOfToday(nextPlace())) return
  const putBack = await moveToasts(page)
  try {
    const found = await withinTime(violationsOn(page), `axe on ${page.url()}`)
    expect(found, found.join('\n')).toEqual([])
  } finally {
    await putBack()
  }
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await withinTime(
    page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const),
    `the width of ${page.url()}`,
  )
  expect(content).toBeLessThanOrEqual(screen)
}
