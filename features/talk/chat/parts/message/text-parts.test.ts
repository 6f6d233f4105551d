import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('addresses become links, the rest stays text', () => {
  expect(textParts('看 https://hojip.example/a?b=1。好吗')).toEqual([
    { kind: 'text', text: '看 ' },
    { kind: 'link', text: 'https://hojip.example/a?b=1', href: 'https://hojip.example/a?b=1' },
    { kind: 'text', text: '。好吗' },
  ])
  expect(textParts('(http://a.example).')).toEqual([
    { kind: 'text', text: '(' },
    { kind: 'link', text: 'http://a.example', href: 'http://a.example/' },
    { kind: 'text', text: ').' },
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  'https://bank.example@evil.example/',
  'https://',
])('%s is no link', (text) => expect(textParts(text)).toEqual([{ kind: 'text', text }]))

test.each([
  ['https://аpple.com/id', 'https://xn--pple-43d.com/id'],
  ['https://ｅｖｉｌ.example', 'https://evil.example/'],
  ['https:\\\\evil.example', undefined],
  ['https://bank.example\\@evil.example', 'https://bank.example/@evil.example'],
  ['https:///evil.example', 'https://evil.example/'],
  ['https://0x7f.1/', 'https://127.0.0.1/'],
  ['https://2130706433', 'https://127.0.0.1/'],
  ['https://한국.example/김치', 'https://xn--3e0b707e.example/%EA%B9%80%EC%B9%98'],
  ['https://bank.example%2eevil.example', 'https://bank.example.evil.example/'],
  ['HTTPS://Bank.Example/a', 'HTTPS://Bank.Example/a'],
  ['https://bank.example:8443?a#b', 'https://bank.example:8443?a#b'],
  ['https://bank.example:443/a', 'https://bank.example:443/a'],
])('%s is shown with the host that it leads to', (text, shown) => {
  const [part] = textParts(text)
  if (shown === undefined) return expect(part).toEqual({ kind: 'text', text })
  expect(part).toMatchObject({ kind: 'link', text: shown })
  expect(shown.toLowerCase()).toContain(new URL((part as { href: string }).href).host)
})

test('no character is lost', () => {
  const text = 'a https://x.example/, b\nhttp://[ c https://y.example)'
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
