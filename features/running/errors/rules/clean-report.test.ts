import { expect, test } from 'vitest'
import { cleanReport, keyOfReport, longest } from './clean-report.ts'

function message(text: string) {
  return cleanReport({ message: text, url: '/' }).message
}

function url(text: string) {
  return cleanReport({ message: '', url: text }).url
}

test.each([
  ['x is not a function', 'x is not a function'],
  ['no row 13812345678 here', 'no row … here'],
  ['no row +82 10-1234-5678', 'no row …'],
  ['lin@example.com is taken', '… is taken'],
  ['token AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-ab', 'token …'],
  ['goods 0192f0c1-2a3b-7c4d-8e5f-001122334455 failed', 'goods 0192f0c1-2a3b-7c4d-8e5f-001122334455 failed'],
  ['fetch /v1/x?phone=13812345678 failed', 'fetch /v1/x failed'],
  ['line 12 of 345', 'line 12 of 345'],
])('%j is logged as %j', (given, logged) => expect(message(given)).toBe(logged))

test.each([
  ['https://mall.example/goods/info/7?from=a#b', '/goods/info/7'],
  ['/goods/search/%E6%9E%97%E5%B0%8F%E9%9B%A8', '/goods/search/…'],
  ['/login?redirect=%2Forders', '/login'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['::', '/::'],
])('only the path of the address %s is logged: %s', (given, logged) => expect(url(given)).toBe(logged))

test('a stack keeps its lines, with addresses reduced to their paths', () => {
  const stack = 'Error: x\n    at f (https://mall.example/assets/a-B1.js?u=13812345678:1:20)'
  const cleaned = cleanReport({ message: 'x', url: '/', stack }).stack
  expect(cleaned).toBe('Error: x\n    at f (https://mall.example/assets/a-B1.js:1:20)')
})

test('every field is cut to its limit', () => {
  const long = 'ab '.repeat(5_000)
  const cleaned = cleanReport({ message: long, url: `/${long}`, stack: long })
  expect(cleaned.message).toHaveLength(longest.message)
  expect(cleaned.url.length).toBeLessThanOrEqual(longest.url)
  expect(cleaned.stack).toHaveLength(longest.stack)
})

test('the same error at the same place has the same key', () => {
  const report = { message: 'x', url: '/', stack: 'Error: x\n at f:1\n at g:2' }
  expect(keyOfReport(report)).toBe(keyOfReport({ ...report, stack: 'Error: x\n at f:1\n at h:9' }))
  expect(keyOfReport(report)).not.toBe(keyOfReport({ ...report, stack: 'Error: x\n at f:7' }))
  expect(keyOfReport(report)).not.toBe(keyOfReport({ ...report, url: '/cart' }))
})
