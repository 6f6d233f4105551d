// by turns: day 1 of 3
import type { Locale } from '@hojip/platform/i18n'
import { createMatcher } from '@hojip/platform/site'
import type { BrowserContext, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { pages } from '../../apps/storefront/rooms.ts'
import { aBrowser, aContext } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'
import { aTab, type Tab } from '../testing/tab.ts'

/** So many different addresses of one kind, such as product pages, are asked for, and so many opened in the browser. */
const mostAsked = 6
const mostOpened = 1
/** How many pages are open concurrently: most of a load is waiting. */
const atOnce = 5

const browser = aBrowser()

const matcher = createMatcher(pages)

/** The route of an address with the names of its search parameters, or its path where it is no page of the mall's. */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, inject('mall'))
  return [matcher(pathname)?.page.path ?? pathname, ...new Set(searchParams.keys())].join(' ')
}

/** The addresses of this site that the page links to, without their hashes. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, protocol }) => origin === location.origin && protocol.startsWith('http'))
      .map(({ pathname, search }) => pathname + search),
  )
  return [...new Set(hrefs)]
}

/** The parts of a page that a link points at but that are not there. */
function missingTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter(({ pathname, hash }) => pathname === location.pathname && hash.length > 1)
      .filter(({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))))
      .map(({ hash }) => `nothing at ${hash}`),
  )
}

interface Link {
  href: string
  from: string
}

/** Lets so many addresses of each kind through. */
function atMost(most: number) {
  const counts = new Map<string, number>()
  return (kind: string) => {
    const count = counts.get(kind) ?? 0
    if (count < most) counts.set(kind, count + 1)
    return count < most
  }
}

/** Walks from page to page by their links; each kind of address is followed a few times. */
async function walk(context: BrowserContext, start: string) {
  const isAsked = atMost(mostAsked)
  const isOpened = atMost(mostOpened)
  const known = new Set([start])
  const waiting: Link[] = [{ href: start, from: 'the start' }]
  const problems: string[] = []
  let opened = 0
  const idle: Tab[] = []

  const follow = async ({ href, from }: Link): Promise<void> => {
    const kind = kindOf(href)
    if (!isAsked(kind)) return
    const answer = await context.request.get(href, { maxRedirects: 3 })
    if (!answer.ok()) problems.push(`${answer.status()} ${href}, linked from ${from}`)
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false
    if (!answer.ok() || !isPage || !isOpened(kind)) return
    opened++
    const tab = idle.pop() ?? (await aTab(context))
    problems.push(...(await tab.open(href, true, missingTargets)))
    const fresh = (await linksOf(tab.page)).filter((link) => !known.has(link))
    idle.push(tab)
    for (const link of fresh) known.add(link)
    waiting.push(...fresh.map((link) => ({ href: link, from: href })))
  }

  const following = new Set<Promise<void>>()
  while (waiting.length > 0 || following.size > 0) {
    const link = following.size < atOnce ? waiting.shift() : undefined
    if (link) {
      const one: Promise<void> = follow(link).finally(() => following.delete(one))
      following.add(one)
    }
    // Another page may still find links.
    else await Promise.race(following)
  }
  return { problems, opened }
}

const languages: Locale[] = ['zh-CN', 'ko-KR', 'en-US']

test.each(looksOfToday('every link', languages))(
  'every link that a visitor meets leads to a page without errors: %s',
  { timeout: 600_000 },
  async (locale) => {
    const context = await aContext(browser(), { locale })
    const { problems, opened } = await walk(context, '/')
    await context.close()
    expect(problems).toEqual([])
    // The walk has got further than the first page.
    expect(opened).toBeGreaterThan(20)
  },
)
