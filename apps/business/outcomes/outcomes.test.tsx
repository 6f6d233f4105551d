import { locales } from '@hojip/platform/i18n'
import type { ViewerInfo } from '@hojip/platform/page'
import { rendered } from '@hojip/platform/testing/pages'
import { describe, expect, test } from 'vitest'
import { pages } from '../rooms.ts'
import { businessTexts } from '../texts.ts'
import { lostFrom } from './lost-things.ts'
import { openTo } from './closed-page.ts'
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

function aViewer(roleName: string, access: readonly string[] = []): ViewerInfo {
  return { pkId: '0190', name: 'Mei', account: '', avatarPic: null, roleName, access }
}

test.each([
  ['an operator', aViewer('operator'), '/business/orders/x', '/business/shops'],
  ['a clerk without orders', aViewer('staff', ['products.read']), '/business/orders/x', '/business/products'],
  ['who only answers', aViewer('staff', ['service']), '/business/orders/x', '/business/desk'],
  ['a clerk without orders', aViewer('staff', ['products.read']), '/business/nowhere', '/business/products'],
  ['who may all of it', aViewer('staff', ['orders.read']), '/business/orders/x', '/business/orders'],
])('the way back of %s leads to a list that they can open', (_who, viewer, pathname, href) => {
  const html = rendered('en-US', <NotFoundAt pathname={pathname} />, viewer)
  expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(href)
})

test('a page that is closed to its user asks for nothing', () => {
  const page = pages.find(({ path }) => path === '/business/shipping/carriers')!
  const opened = (...access: string[]) => openTo(aViewer('staff', access), page.path, { page })!.page
  expect(opened('orders.read', 'orders.ship')).toBe(page)
  expect(opened('orders.read')).not.toHaveProperty('load')
})
