import { expect, test } from 'vitest'
import type { NoticeItem, NoticeLists } from '../contract.ts'
import { shownLists, withAnswer, withMore, withMoved } from './shown-lists.ts'

function item(id: string): NoticeItem {
  const create_time = `2026-11-20 09:00:${id.padStart(2, '0')}`
  return { msg_id: id, title: id, summary: id, create_time, type: 'order', link: '/' }
}

function answer(unread: string[], readed: string[] = [], next: string | null = null): NoticeLists {
  return {
    unread: unread.map(item),
    readed: readed.map(item),
    trash: [],
    totals: { unread: unread.length, readed: readed.length, trash: 0 },
    next: { unread: next, readed: null, trash: null },
    now: '2026-11-20 10:00:00',
  }
}

function ids(list: readonly NoticeItem[]) {
  return list.map(({ msg_id }) => msg_id)
}

test('a moved notice goes to the top of its list, and a repetition changes nothing', () => {
  const before = shownLists(answer(['9', '5'], ['7', '3']))
  const after = withMoved(before, item('5'), 'readed')
  expect([ids(after.lists.unread), ids(after.lists.readed)]).toEqual([['9'], ['5', '7', '3']])
  expect(after.totals).toEqual({ unread: 1, readed: 3, trash: 0 })
  expect(withMoved(after, item('5'), 'readed')).toBe(after)
})

test('a new answer puts new notices on top, keeps the moved one in its place, and drops what has gone', () => {
  const moved = withMoved(shownLists(answer(['9', '5', '4'], ['7'])), item('5'), 'readed')
  const after = withAnswer(moved, answer(['12', '9'], ['7', '5']))
  expect([ids(after.lists.unread), ids(after.lists.readed)]).toEqual([
    ['12', '9'],
    ['5', '7'],
  ])
})

test('parts that were loaded stay behind a new answer of the first part', () => {
  const first = shownLists(answer(['9', '8'], [], '8'))
  const more = withMore(first, 'unread', { list: [item('8'), item('7'), item('6')], next: '6' })
  expect(ids(more.lists.unread)).toEqual(['9', '8', '7', '6'])
  const after = withAnswer(more, answer(['10', '9'], [], '9'))
  expect(ids(after.lists.unread)).toEqual(['10', '9', '8', '7', '6'])
  expect(after.next.unread).toBe('6')
})
