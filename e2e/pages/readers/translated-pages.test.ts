// by turns: day 3 of 3
import type { Locale } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { aChinesePhone } from '../../testing/accounts.ts'
import { aBrowser, aVisitor } from '../../testing/browser.ts'
import { expectFresh, translatePages } from '../../testing/looking/page-translation.ts'
import { looksOfToday } from '../../testing/looking/looks.ts'
import { settled } from '../../testing/looking/settled.ts'
import { addToCart, checkOut, findProducts, pay, placeOrder } from '../../testing/purchase.ts'
import { words } from '../../testing/words.ts'

const browser = aBrowser()

const ways: [Locale, 'desktop' | 'phone', 'DOMContentLoaded' | 'alive'][] = [
  ['en-US', 'desktop', 'alive'],
  ['ko-KR', 'phone', 'DOMContentLoaded'],
]

test.each(looksOfToday('translated pages', ways))(
  'a purchase on pages that the browser translates, which show what is true, in %s on a %s, translated at %s',
  { timeout: 400_000 },
  async (locale, size, moment) => {
    const { page, context, problems } = await aVisitor(browser(), { locale, size })
    await translatePages(context, moment)
    const walk = { page, locale, size, check: () => settled(page) }
    await findProducts(page, words[locale].wanted)
    const more = page.getByRole('button', {
      name: { 'en-US': 'One more', 'ko-KR': '하나 더하기', 'zh-CN': '增加' }[locale],
    })
    if (size === 'desktop') {
      await page.locator('main').getByRole('radio').nth(1).check({ force: true })
      await expectFresh(page)
    }
    await addToCart(page, locale, size)
    await page.goto('/cart')
    await more.first().click()
    await more.first().click()
    await expectFresh(page)
    await checkOut(walk, aChinesePhone())
    await placeOrder(walk)
    const number = page.getByText(await pay(walk), { exact: true })
    await expectFresh(page)
    expect(await number.locator('xpath=ancestor-or-self::font').count()).toBe(0)
    await context.close()
    expect(problems).toEqual([])
  },
)
