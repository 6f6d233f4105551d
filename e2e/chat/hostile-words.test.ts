import { randomUUID } from 'node:crypto'
import type { Locale } from '@hojip/platform/i18n'
import type { BrowserContext, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { isEveryLook, looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const patience = { timeout: 400_000 }

/** Each would run `hack`, make an element, lead elsewhere, or change how its neighbours read. */
const hostile = [
  '<img data-hostile src=x onerror=hack()>',
  '<script data-hostile>hack()</script>',
  '<svg data-hostile onload=hack()><template data-hostile></template>',
  '"\'></textarea></title><b data-hostile onfocus=hack() autofocus tabindex=0>',
  'javascript:hack() http://evil.example/javascript:hack() https://bank.example@evil.example https://аpple.com',
  '[data-hostile](javascript:hack()) {{hack()}} ${hack()}',
  'abc\u202Egnp.exe\u202C \u2067שלום 123\u2069 \u200B\u2060',
  'שלום עולם, 12 (data-hostile)',
  `Z${'\u0335\u0353\u0316'.repeat(30)}algo data-hostile`,
  `data-hostile${'w'.repeat(300)}`,
]
const words = hostile[0]! + hostile[6]!

interface Made {
  conversationId: string
  ticketId: string
  feedbackId: string
}

async function open(lin: BrowserContext, wish: object): Promise<string> {
  const { conversation } = await callAs<{ conversation: { pkId: string } }>(lin, '/appUserChat/open', wish)
  return conversation.pkId
}

function say(who: BrowserContext, path: string, conversationId: string, text: string, quoteId?: string) {
  const message = { conversationId, localId: randomUUID(), data: { type: 1, text } }
  return callAs<{ msgId: string }>(who, path, quoteId ? { ...message, quoteId } : message)
}

/** A shop whose staff no other journey signs in: a phone gets few codes. */
async function aQuietShop(): Promise<{ pkId: string; slug: string }> {
  const { list } = await callAs<{ list: { shop: { pkId: string; slug: string } }[] }>(
    '1',
    '/bizShop/findAll',
    { pageSize: 50 },
  )
  return list.at(-1)!.shop
}

/** Hostile words from the shopper in every text that somebody else reads. */
async function shopperWrites(lin: BrowserContext, shopId: string): Promise<Made> {
  await callAs(lin, '/appUser/update', { name: 'Lin\u202Eoat\u202C\u200B' })
  const conversationId = await open(lin, { shopId })
  const path = '/appUserChat/send'
  let quoted = ''
  for (const text of hostile) quoted = (await say(lin, path, conversationId, text, quoted || undefined)).msgId
  await say(lin, path, await open(lin, { official: true }), words)
  const ticket = await callAs<{ pkId: string }>(lin, '/appUserChat/leaveMessage', { content: words })
  const feedback = await callAs<{ pkId: string }>(lin, '/sysFeedback/saveFeedBack', { content: words })
  // This one stays without an answer, on the list of the mall.
  await callAs(lin, '/sysFeedback/saveFeedBack', { content: `${words} again` })
  const report = { targetType: 'shop', targetId: shopId, reasonType: 'other', content: words }
  await callAs(lin, '/sysReport/save', report)
  return { conversationId, ticketId: ticket.pkId, feedbackId: feedback.pkId }
}

async function agentWrites(mei: BrowserContext, { conversationId }: Made): Promise<void> {
  for (const text of hostile) await say(mei, '/bizConsole/chat/send', conversationId, text)
  await callAs(mei, '/bizConsole/chat/saveNote', { conversationId, content: words })
  const name = `<u${Date.now() % 100_000}>`
  await callAs(mei, '/bizConsole/chat/saveQuickReply', { name, content: words })
}

/** The mall's answers, and its pages, which show what the shopper has written. */
async function lookAsOperator({ ticketId, feedbackId }: Made): Promise<string[]> {
  const { context, page, problems } = await openBusiness(browser(), { account: 'tao' })
  await watchForHacks(context)
  await callAs(context, '/sysConsole/chat/answerTicket', { pkId: ticketId, answer: words })
  await callAs(context, '/sysConsole/answerFeedback', { pkId: feedbackId, content: words })
  await look(page, [
    { href: '/business/desk' },
    { href: '/business/feedback', hasWords: true },
    { href: '/business/reports', hasWords: true },
  ])
  await context.close()
  return problems
}

function watchForHacks(context: BrowserContext) {
  return context.addInitScript(() => {
    Object.assign(globalThis, { hack: () => Object.assign(globalThis, { hacked: true }) })
  })
}

/** What the page has made of the words; every list is empty and the words are there as text. */
function seen(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')]
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const outside = links.filter(({ href }) => !href.startsWith(location.origin))
    return {
      hasRun: 'hacked' in globalThis,
      made: all.filter((one) => one.hasAttribute('data-hostile') || one.hasAttribute('onload')).length,
      links: outside
        .filter(({ href, textContent, target }) => {
          const isSafe = /^https?:/.test(href) && textContent.toLowerCase().includes(new URL(href).host)
          return target === '_blank' && !isSafe
        })
        .map(({ href }) => href),
      scripts: links.filter(({ protocol }) => protocol === 'javascript:').length,
      unseen: /[\u200B\u202A-\u202E\u2060\u2066-\u2069]/.test(document.body.innerText),
      turned: [...document.querySelectorAll(':dir(rtl)')]
        .filter((one) => !one.closest('[dir="auto"], bdi'))
        .map((one) => one.outerHTML.slice(0, 120)),
      isShown: document.body.innerText.includes('data-hostile'),
    }
  })
}

const harmless = { hasRun: false, made: 0, links: [], scripts: 0, unseen: false, turned: [], isShown: true }

const desktop = { width: 1_440, height: 900 }
const phone = { width: 390, height: 844 }
/** Every two of language, width and scheme meet at least once. */
const looks: [Locale, ['light' | 'dark', typeof desktop][]][] = [
  [
    'ko-KR',
    [
      ['light', phone],
      ['dark', desktop],
    ],
  ],
  [
    'en-US',
    [
      ['dark', phone],
      ['light', desktop],
    ],
  ],
  [
    'zh-CN',
    [
      ['dark', phone],
      ['light', desktop],
    ],
  ],
]

/** `LOOKS=all` looks in every language and at the pages of the mall's operators, whose phone gets few codes. */
const wanted = looksOfToday('hostile words', looks)

interface Visit {
  href: string
  /** Whether it shows what somebody has written. */
  hasWords?: boolean
}

/** Opens pages in each language; none runs what it shows, and axe finds nothing in either scheme and width. */
async function look(page: Page, visits: readonly Visit[]): Promise<void> {
  for (const { href, hasWords = false } of visits)
    for (const [locale, ways] of wanted) {
      await page.context().addCookies([{ name: 'locale', value: locale, url: inject('mall') }])
      for (const [at, [colorScheme, size]] of ways.entries()) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        if (at === 0) await page.goto(href)
        await check(page)
      }
      if (hasWords) await expect.poll(() => seen(page), { message: href }).toEqual(harmless)
    }
}

test(
  'hostile words run nowhere, and every page of conversations is accessible in each look',
  patience,
  async () => {
    const shop = await aQuietShop()
    const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    await signInAside(lin.context)
    const mei = await openBusiness(browser(), { account: shop.slug })
    for (const { context } of [lin, mei]) await watchForHacks(context)
    const made = await shopperWrites(lin.context, shop.pkId)
    await agentWrites(mei.context, made)
    const operator = isEveryLook ? await lookAsOperator(made) : []
    const hasWords = true
    await look(mei.page, [{ href: `/business/desk?conversation=${made.conversationId}`, hasWords }])
    await look(lin.page, [
      { href: '/chatroom', hasWords },
      { href: `/chatroom?shop=${shop.pkId}`, hasWords },
      { href: '/customer', hasWords },
      { href: '/me/notifications', hasWords: isEveryLook },
      { href: '/me/feedback', hasWords },
      ...['/guide', '/faq', '/about'].map((href) => ({ href })),
    ])
    expect([...lin.problems, ...mei.problems, ...operator]).toEqual([])
    for (const { context } of [lin, mei]) await context.close()
  },
)
