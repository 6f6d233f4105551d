import { expect, test } from 'vitest'
import { showsTags, staysOpen } from './open-pages.ts'
import {
  afterClosing,
  mostTags,
  parseTags,
  renamed,
  shortTitle,
  toRename,
  withInstead,
  withVisited,
  without,
  type PageTag,
} from './tag-list.ts'

function tag(key: string, href = `/${key}`, title = key): PageTag {
  return { key, href, title }
}

const abc = [tag('a'), tag('b'), tag('c')]

test('a page has one tag, however often it is visited', () => {
  const tags = [tag('list'), tag('kimchi'), tag('list')].reduce<readonly PageTag[]>(withVisited, [])
  expect(tags.map(({ key }) => key)).toEqual(['list', 'kimchi'])
})

test('its address and title follow the page, its position stays', () => {
  const tags = withVisited(abc, tag('b', '/b?sort=1', 'B'))
  expect(tags).toEqual([tag('a'), tag('b', '/b?sort=1', 'B'), tag('c')])
  expect(withVisited(tags, tag('b', '/b?sort=1', 'B'))).toBe(tags)
})

test('a finished page leaves its tag to the one that came instead, once', () => {
  const refund = tag('refund')
  expect(withInstead(abc, 'b', refund)).toEqual([tag('a'), refund, tag('c')])
  expect(withInstead(abc, 'b', tag('c'))).toEqual([tag('a'), tag('c')])
  expect(withInstead(abc, 'b', undefined)).toEqual([tag('a'), tag('c')])
  for (const finished of ['gone', undefined]) expect(withInstead(abc, finished, refund)).toBe(abc)
  expect(withInstead(abc, 'b', tag('b', '/b?step=2'))).toBe(abc)
})

test('a full list drops the tag opened first', () => {
  const tags = Array.from({ length: mostTags + 3 }, (_, n) => tag(`p${n}`)).reduce<readonly PageTag[]>(
    withVisited,
    [],
  )
  expect(tags).toHaveLength(mostTags)
  expect(tags[0]!.key).toBe('p3')
})

test.each([
  ['a', '/b'],
  ['b', '/c'],
  ['c', '/b'],
  ['gone', '/a'],
])('closing %s leads to %s', (key, href) => expect(afterClosing(abc, key)).toBe(href))

test('closing the last one leads to the home page', () => {
  expect(afterClosing([tag('a')], 'a')).toBe('/')
  expect(without([tag('a')], 'a')).toEqual([])
})

function stored(owner: string | null, tags: unknown) {
  return JSON.stringify({ owner, tags })
}

test('a list is read by its owner; a visitor’s by the user who signs in', () => {
  expect(parseTags(stored('lin', abc), 'lin')).toEqual(abc)
  expect(parseTags(stored(null, abc), 'lin')).toEqual(abc)
  expect(parseTags(stored('lin', abc), 'mei')).toEqual([])
  expect(parseTags(stored('lin', abc), null)).toEqual([])
})

test.each([null, '', 'nonsense', '[]', '{"owner":null}', '{"owner":null,"tags":"x"}'])(
  'an invalid list counts as empty: %s',
  (text) => expect(parseTags(text, null)).toEqual([]),
)

test('tags that lead to other sites or to no page are left out', () => {
  const tags = [tag('a'), tag('b', 'https://other.example'), tag('c', '//other.example'), { key: 'd' }, null]
  expect(parseTags(stored(null, tags), null)).toEqual([tag('a')])
})

test.each([
  ['/', 'full', true, false],
  ['/goods', 'full', true, true],
  ['/goods/info/$id', 'full', true, true],
  ['/cart', 'full', true, true],
  ['/cart/confirm', 'focus', false, false],
  ['/pay/$id', 'focus', false, false],
  ['/pay/$id/success', 'full', false, false],
  ['/login', 'bare', false, false],
  ['/chatroom', 'full', false, false],
])('%s in layout %s: open %s, with the strip %s', (path, layout, open, strip) => {
  expect([staysOpen({ layout, path }), showsTags({ layout, path })]).toEqual([open, strip])
})

test('tags in another language are renamed one after the other; one without a page keeps its name', () => {
  const inChinese = abc.map((one) => ({ ...one, locale: 'zh-CN' }))
  expect(toRename(inChinese, 'zh-CN')).toBeUndefined()
  expect(toRename(abc, 'ko-KR')?.key).toBe('a')
  const once = renamed(inChinese, 'a', 'ㄱ', 'ko-KR')
  expect(once[0]).toEqual({ ...abc[0], title: 'ㄱ', locale: 'ko-KR' })
  expect(toRename(once, 'ko-KR')?.key).toBe('b')
  expect(renamed(once, 'b', undefined, 'ko-KR')[1]).toMatchObject({ title: 'b', locale: 'ko-KR' })
})

test('the tag of an order shows the end of its number', () => {
  expect(shortTitle('订单 20261122103312345678')).toBe('订单 …345678')
  expect(shortTitle('Kimchi 500 g')).toBe('Kimchi 500 g')
})
