import { expect, test } from 'vitest'
import type { Act } from '../../contract/act-calls.ts'
import { actsSearch, actsInput, isNarrowed } from './acts-search.ts'
import { actsByDay, withFirstPage, withOlder } from './joined-acts.ts'

function act(pkId: string, outcome: Act['outcome'] = 'done', time = '2026-11-25 10:00:00'): Act {
  return {
    pkId,
    userId: '1',
    name: '李雪',
    shopId: null,
    shopName: null,
    act: 'deliver',
    ip: '203.0.113.*',
    subject: {},
    before: {},
    after: {},
    outcome,
    reason: null,
    time,
  }
}

function acts(ids: string, next: string | null) {
  return { list: [...ids].map((id) => act(id)), next }
}

function seen({ list, next }: { list: readonly Act[]; next: string | null }) {
  return [list.map(({ pkId }) => pkId).join(''), next]
}

test('new acts come to the top, and what was loaded before stays below', () => {
  const shown = withOlder(withFirstPage(undefined, acts('fed', 'd')), acts('cb', 'b'))
  expect(seen(shown)).toEqual(['fedcb', 'b'])
  expect(seen(withFirstPage(shown, acts('hgf', 'f')))).toEqual(['hgfedcb', 'b'])
  // The first page may end right above the newest that was shown, or have nothing new.
  expect(seen(withFirstPage(shown, acts('hg', 'f')))).toEqual(['hgfedcb', 'b'])
  expect(seen(withFirstPage(shown, acts('fed', 'd')))).toEqual(['fedcb', 'b'])
  expect(seen(withFirstPage(withOlder(shown, acts('a', null)), acts('fed', 'd')))).toEqual(['fedcba', null])
})

test('when the first page does not reach what was shown, the list begins anew', () => {
  expect(seen(withFirstPage(acts('cba', null), acts('ihg', 'g')))).toEqual(['ihg', 'g'])
})

test('an act that has ended meanwhile is shown with its outcome', () => {
  const shown = withFirstPage({ list: [act('b', 'underWay'), act('a')], next: null }, acts('ba', null))
  expect(shown.list.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
})

test('a search that has found nothing yet goes on from where it came to', () => {
  const shown = withOlder(acts('', 'm'), acts('', 'g'))
  expect(seen(withFirstPage(shown, acts('', 'm')))).toEqual(['', 'g'])
  expect(seen(withOlder(shown, acts('b', null)))).toEqual(['b', null])
})

test('acts are grouped by day', () => {
  const list = [act('c'), act('b', 'done', '2026-11-24 23:59:59'), act('a', 'done', '2026-11-24 00:00:00')]
  expect(actsByDay(list).map(({ day, list: of }) => [day, of.length])).toEqual([
    ['2026-11-25', 1],
    ['2026-11-24', 2],
  ])
})

const id = '019a0000-1381-7234-8567-a13812345678'

test('a search has only what the calls accept', () => {
  const nothing = { of: '', who: '', kind: '', from: '', to: '', words: '' }
  const spoilt = { of: 'x', who: "1' or", kind: 'all', from: '2026-02-30', to: '1999-01-01', words: '   ' }
  expect(actsSearch(spoilt)).toEqual(nothing)
  expect(isNarrowed(actsSearch(spoilt))).toBe(false)
  const good = { of: 'mall', who: id, kind: 'team', from: '2026-11-01', to: '2026-11-30', words: ' 茶 ' }
  expect(actsSearch(good)).toEqual({ ...good, words: '茶' })
  const asked = { userId: id, kind: 'team', from: '2026-11-01', to: '2026-11-30', words: '茶' }
  expect(actsInput(actsSearch(good), true)).toEqual({ ...asked, scope: 'mall' })
  expect(actsInput(actsSearch({ ...good, of: id }), true)).toEqual({ ...asked, shopId: id })
  expect(actsInput(actsSearch({ ...good, of: id }), false)).toEqual(asked)
})
