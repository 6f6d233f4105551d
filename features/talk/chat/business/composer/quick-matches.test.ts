import { expect, test } from 'vitest'
import { quickMatches, slashWords } from './quick-matches.ts'

test.each([
  ['/', ''],
  ['/换', '换'],
  ['/换 货', undefined],
  ['1/2', undefined],
  ['/a/b', undefined],
  ['', undefined],
])('%s opens the quick replies with %s', (text, words) => {
  expect(slashWords(text)).toBe(words)
})

function reply(name: string, content: string, sort = 0) {
  return { pkId: name, name, content, isShared: false, sort }
}

test('names that begin with the words come first, then names, then texts that contain them', () => {
  const replies = [
    reply('地址', '换地址请联系配送员'),
    reply('不换', '抱歉'),
    reply('换货', '七天内'),
    reply('谢谢', '好'),
  ]
  expect(quickMatches(replies, '换').map(({ name }) => name)).toEqual(['换货', '不换', '地址'])
})

test('without words all are shown in their order, eight at most', () => {
  const replies = Array.from({ length: 10 }, (_, n) => reply(`r${n}`, 'x', 10 - n))
  const names = quickMatches(replies, '').map(({ name }) => name)
  expect(names).toEqual(['r9', 'r8', 'r7', 'r6', 'r5', 'r4', 'r3', 'r2'])
})
