import { expect, test } from 'vitest'
import { inFront, mostKept, pageKey, waitingAt, type KeptPage } from './kept-pages.ts'
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

function walk(visited: readonly Shown[], keeps: (shown: { pathname: string }) => boolean = all) {
  return visited.reduce<readonly KeptPage[]>((pages, shown) => inFront(pages, shown, keeps), [])
}

function hrefs(pages: readonly KeptPage[]) {
  return pages.map(({ shown }) => shown.href)
}

test('the page on the screen comes first, and those before it wait', () => {
  expect(hrefs(walk([visit('/'), visit('/list'), visit('/albums/1')]))).toEqual(['/albums/1', '/list', '/'])
})

test('search parameters do not make another page; others params do', () => {
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

test('a link asks for the page anew: what was typed there before is gone', () => {
  const before = walk([visit('/list'), visit('/albums/1')])
  const after = inFront(before, visit('/list'), all)
  expect(after[0]!.id).not.toBe(before[1]!.id)
  expect(hrefs(after)).toEqual(['/list', '/albums/1'])
})

test('what is not to be kept goes when it is left', () => {
  const pages = walk([visit('/pay'), visit('/list'), visit('/')], ({ pathname }) => pathname !== '/pay')
  expect(hrefs(pages)).toEqual(['/', '/list'])
})

test('however many are visited, only so many stay, the oldest goes first', () => {
  const pages = walk(Array.from({ length: 30 }, (_, n) => visit(`/albums/${n}`)))
  expect(pages).toHaveLength(mostKept)
  expect(hrefs(pages)[0]).toBe('/albums/29')
  expect(new Set(pages.map(({ shown }) => pageKey(shown))).size).toBe(mostKept)
})

test('only the very address that was left is shown without loading', () => {
  const pages = walk([visit('/list?sort=1'), visit('/albums/1')])
  expect(waitingAt(pages, '/list?sort=1')?.shown.href).toBe('/list?sort=1')
  expect(waitingAt(pages, '/list?sort=2')).toBeUndefined()
  expect(waitingAt(pages, '/albums/1')).toBeUndefined()
})
