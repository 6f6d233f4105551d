import { expect, test } from 'vitest'
import { readArguments } from './asked.ts'

function isCommit(word: string) {
  return ['main', 'HEAD~1'].includes(word)
}

test.each([
  ['', { filters: [], options: [] }],
  ['features/trade/cart main', { filters: ['features/trade/cart', 'main'], options: [] }],
  ['features/trade/cart -t line', { filters: ['features/trade/cart'], options: ['-t', 'line'] }],
  ['--changed', { changed: { rest: false }, filters: [], options: [] }],
  ['--changed main', { changed: { ref: 'main', rest: false }, filters: [], options: [] }],
  [
    '--changed features/trade/cart',
    { changed: { rest: false }, filters: ['features/trade/cart'], options: [] },
  ],
  ['main --changed', { changed: { rest: false }, filters: ['main'], options: [] }],
  [
    'features/trade/cart --changed HEAD~1 --rest -t line',
    { changed: { ref: 'HEAD~1', rest: true }, filters: ['features/trade/cart'], options: ['-t', 'line'] },
  ],
])('npm test -- %s', (words, asked) => {
  expect(readArguments(words.split(' ').filter(Boolean), isCommit)).toEqual(asked)
})
