// by turns: day 3 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signInAside } from '../../testing/accounts.ts'
import { aBrowser, aVisitor } from '../../testing/browser.ts'
import { settled } from '../../testing/looking/settled.ts'
import { words } from '../../testing/words.ts'

const browser = aBrowser()

/** What an older version of the page, an extension or a curious person may have left. */
const left = [
  '5',
  '"x"',
  'true',
  '[null]',
  '{"list":5,"lines":[null],"draft":[],"addressId":null,"province":5}',
]

/** Those that pages store when something is done there. */
const keys = [
  'deliverTo',
  'guestCart',
  'guestCartSent',
  'offlineCart',
  'seenHere',
  'recentSearches',
  'lastPhone',
  'refundDrafts',
  'addressDraft',
  'wish',
  'tagList',
  'scroll',
  'translateAlways',
  'rankings:explained',
  'chat:list',
  'chat:shops',
  'chat:conversation',
]

async function spoil(page: Page, text: string): Promise<void> {
  await page.evaluate(
    ([names, value]) => {
      for (const store of [localStorage, sessionStorage])
        for (const name of new Set([...names, ...Object.keys(store)])) {
          if (!/^(user|chat:user)$/.test(name)) store.setItem(name, value)
        }
    },
    [keys, text] as const,
  )
}

test('a browser that has stored strange things shows every page, to visitors and users', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.goto(`/goods/search/${encodeURIComponent(words['zh-CN'].wanted)}`)
  const product = await page.locator('main a[href^="/goods/info/"]').first().getAttribute('href')
  const pages = ['/', '/koreaShop', '/goods', '/cart', '/login', '/me/footprint']
  const look = async (address: string, text: string) => {
    await spoil(page, text)
    await page.goto(address)
    await settled(page)
    await expect
      .poll(() => page.locator('main h1').count(), { message: `${address} with ${text}` })
      .toBeGreaterThan(0)
    expect(problems, `${address} with ${text}`).toEqual([])
  }
  for (const text of left) await look(product!, text)
  for (const [at, address] of pages.entries()) await look(address, left[at % left.length]!)
  await signInAside(context)
  for (const [at, address] of [product!, '/me', '/chatroom', '/me/address'].entries())
    await look(address, left[at % left.length]!)
  await context.close()
})
