import { expect, test } from 'vitest'
import { inFront, mostMounted, pageKey, waitingAt, type MountedPage } from './mounted-pages.ts'
import type { Shown } from './shown.ts'

let visits = 0
function visit(href: string, by: Shown['by'] = 'link'): Shown {
  const [pathname = '', search = ''] = href.split('?')
  const id = /^\/albums\/(\d+)$/.exec(pathname)?.[1]
  return {
    href,
    pathname,
    path: id ? '/albums/$id' : pathname,
    params: id ? { id } : {},
    search: { search },
    layout: 'full',
    needsSignIn: false,
    cacheable: false,
    outcome: 'page',
    data: undefined,
    head: { title: href },
    key: ++visits,
    by,
    keepScroll: false,
    hash: '',
  }
}

function all() {
  return true
}

function walk(visited: readonly Shown[], staysMounted: (shown: { pathname: string }) => boolean = all) {
  return visited.reduce<readonly MountedPage[]>((pages, shown) => inFront(pages, shown, staysMounted), [])
}

function hrefs(pages: readonly MountedPage[]) {
  return pages.map(({ shown }) => shown.href)
}

test('the visible page comes first, the hidden ones after it', () => {
  expect(hrefs(walk([visit('/'), visit('/list'), visit('/albums/1')]))).toEqual(['/albums/1', '/list', '/'])
})

test('search parameters do not make another page; path parameters do', () => {
  const before = walk([visit('/list?sort=1')])
  const after = inFront(before, visit('/list?sort=2'), all)
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(hrefs(walk([visit('/albums/1'), visit('/albums/2')]))).toEqual(['/albums/2', '/albums/1'])
})

test.each(['history', 'tag'] as const)('coming back by %s finds the page that was left', (by) => {
  const before = walk([visit('/list'), visit('/albums/1')])
  const after = inFront(before, visit('/list', by), all)
  expect(after[0]!.id).toBe(before[1]!.id)
  expect(after).toHaveLength(2)
})

test('a link loads the page anew, without what was typed before', () => {
  const before = walk([visit('/list'), visit('/albums/1')])
  const after = inFront(before, visit('/list'), all)
  expect(after[0]!.id).not.toBe(before[1]!.id)
  expect(hrefs(after)).toEqual(['/list', '/albums/1'])
})

test('a page that must not stay mounted is unmounted when it is left', () => {
  const pages = walk([visit('/pay'), visit('/list'), visit('/')], ({ pathname }) => pathname !== '/pay')
  expect(hrefs(pages)).toEqual(['/', '/list'])
})

test('however many pages are visited, a limited number stays mounted, the oldest goes first', () => {
  const pages = walk(Array.from({ length: 30 }, (_, n) => visit(`/albums/${n}`)))
  expect(pages).toHaveLength(mostMounted)
  expect(hrefs(pages)[0]).toBe('/albums/29')
  expect(new Set(pages.map(({ shown }) => pageKey(shown))).size).toBe(mostMounted)
})

test('only exactly the address that was left is shown without loading', () => {
  const pages = walk([visit('/list?sort=1'), visit('/albums/1')])
  expect(waitingAt(pages, '/list?sort=1')?.shown.href).toBe('/list?sort=1')
  expect(waitingAt(pages, '/list?sort=2')).toBeUndefined()
  expect(waitingAt(pages, '/albums/1')).toBeUndefined()
})
