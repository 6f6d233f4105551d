import { expect, test } from 'vitest'
import { loginHref, safeRedirect } from './redirect.ts'

test.each([
  ['/me/notes?type=0#x', '/me/notes?type=0#x'],
  [undefined, '/'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  [String.raw`/\evil.example`, '/'],
  [String.raw`\/evil.example`, '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/..//evil.example', '/'],
])('%s leads to %s', (given, expected) => expect(safeRedirect(given)).toBe(expected))

test('the address of the login contains where the visitor came from', () => {
  const url = new URL(loginHref('/notes?type=-1&x=/a'), 'http://site.test')
  expect(safeRedirect(url.searchParams.get('redirect') ?? '')).toBe('/notes?type=-1&x=/a')
})
