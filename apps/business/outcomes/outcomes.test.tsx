import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { describe, expect, test } from 'vitest'
import { pages } from '../rooms.ts'
import { businessTexts } from '../texts.ts'
import { lostFrom } from './lost-things.ts'
import { NotFoundAt } from './outcomes.tsx'

describe.each(locales)('in %s', (locale) => {
  const { lost, lostPage, backTo, products, orders } = businessTexts[locale]

  test('where a product is missing, the page speaks of a product and leads back to the products', () => {
    const html = rendered(locale, <NotFoundAt pathname="/business/products/0190" />)
    expect(html).toContain(lost.products)
    expect(html).not.toContain(lost.orders)
    expect(html).toContain(backTo(products))
    expect(html).toContain('href="/business/products"')
  })

  test('an address of nothing speaks of a page', () => {
    const html = rendered(locale, <NotFoundAt pathname="/business/nowhere" />)
    expect(html).toContain(lostPage)
    expect(html).toContain(backTo(orders))
  })

  test('no two things are missing in the same words', () => {
    expect(new Set([lostPage, ...Object.values(lost)]).size).toBe(Object.keys(lost).length + 1)
  })
})

test('every page of one thing has a name for it', () => {
  const unnamed = pages
    .map(({ path }) => path)
    .filter((path) => path.includes('$') && lostFrom(path) === undefined)
  expect(unnamed).toEqual([])
})
