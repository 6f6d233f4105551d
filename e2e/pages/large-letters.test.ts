// by turns: day 1 of 3
import { locales } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'
import { settled } from '../testing/looking/settled.ts'

const browser = aBrowser()

/** Links and buttons of the header that lie on each other, or whose words are broken over lines, by their texts. */
function collisions(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('header a, header button')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    // What a row clips is reached by the keyboard alone.
    const row = element.closest('nav')?.getBoundingClientRect()
    const { top } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility() && (!row || top < row.bottom - 1)
  })
  const labelOf = (element: Element) => element.textContent.trim() || element.getAttribute('aria-label') || ''
  const lie = (a: Element, b: Element) => {
    const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
    return across > 1 && down > 1 && !a.contains(b) && !b.contains(a)
  }
  return parts.flatMap((a, at) =>
    parts
      .slice(at + 1)
      .filter((b) => lie(a, b))
      .map((b) => `“${labelOf(a)}” lies on “${labelOf(b)}”`),
  )
}

test.each(looksOfToday('large letters', locales))(
  'with letters of 200 %% nothing of the header lies on another part (%s)',
  async (locale) => {
    const { context, page } = await aVisitor(browser(), { locale, size: 'desktop' })
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const path of ['/', '/goods']) {
      await page.goto(path)
      await settled(page)
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
      expect(await page.evaluate(collisions), path).toEqual([])
    }
    await context.close()
  },
)

/** Numbers and signs of the filters that are broken over lines, or do not fit into their field, by their texts. */
function broken(): string[] {
  const lines = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  const numbers = [...document.querySelectorAll('aside .figures')].filter((one) => one.checkVisibility())
  const signs = [...document.querySelectorAll('aside label:has(> input) > [aria-hidden]')]
  const outside = signs.filter((sign) => {
    const field = sign.parentElement!.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(sign)
    const { top, bottom } = range.getBoundingClientRect()
    return top < field.top || bottom > field.bottom
  })
  return [...numbers.filter((one) => lines(one) > 1), ...outside].map((one) => one.textContent)
}

test.each(looksOfToday('large letters', locales))(
  'with letters of 200 %% the numbers of filters stay whole (%s)',
  async (locale) => {
    const { context, page } = await aVisitor(browser(), { locale, size: 'desktop' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/goods')
    await settled(page)
    await expect.poll(() => page.locator('aside .figures').count()).toBeGreaterThan(10)
    expect(await page.evaluate(broken)).toEqual([])
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    expect(await page.evaluate(broken)).toEqual([])
    await context.close()
  },
)
