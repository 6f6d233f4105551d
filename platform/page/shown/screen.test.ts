import { beforeEach, expect, test, vi } from 'vitest'
import type { Visit } from '../routing/resolve.ts'
import { pageKey } from './mounted-pages.ts'
import { createScreen } from './screen.ts'

beforeEach(() => {
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('scrollX', 0)
  vi.stubGlobal('scrollY', 0)
  return () => vi.unstubAllGlobals()
})

function visit(path: string, search = ''): Visit {
  return { href: path + search, pathname: path, path, params: {}, outcome: 'page' } as unknown as Visit
}

const arrival = { by: 'link', keepScroll: false, hash: '' } as const

test('a page knows the one that it has replaced, until the next page', () => {
  const form = visit('/apply')
  const screen = createScreen(form, () => true)
  screen.show(visit('/refund'), arrival, true)
  expect(screen.current().insteadOf).toBe(pageKey(form))
  expect(screen.pages()).toHaveLength(1)
  screen.show(visit('/orders'), arrival, false)
  expect(screen.current().insteadOf).toBeUndefined()
})

test('a page that only changes its search has replaced none', () => {
  const screen = createScreen(visit('/goods'), () => true)
  screen.show(visit('/goods', '?sort=1'), arrival, true)
  expect(screen.current()).toMatchObject({ href: '/goods?sort=1' })
  expect(screen.current().insteadOf).toBeUndefined()
})
