import { expect, test } from 'vitest'
import { readArguments } from './asked.ts'

function isCommit(word: string) {
  return ['main', 'HEAD~1'].includes(word)
}

test.each([
  ['', { filters: [], options: [] }],
  ['features/cart main', { filters: ['features/cart', 'main'], options: [] }],
  ['features/cart -t line', { filters: ['features/cart'], options: ['-t', 'line'] }],
  ['--changed', { changed: { rest: false }, filters: [], options: [] }],
  ['--changed main', { changed: { ref: 'main', rest: false }, filters: [], options: [] }],
  ['--changed features/cart', { changed: { rest: false }, filters: ['features/cart'], options: [] }],
  ['main --changed', { changed: { rest: false }, filters: ['main'], options: [] }],
  [
    'features/cart --changed HEAD~1 --rest -t line',
    { changed: { ref: 'HEAD~1', rest: true }, filters: ['features/cart'], options: ['-t', 'line'] },
  ],
])('npm test -- %s', (words, asked) => {
  expect(readArguments(words.split(' ').filter(Boolean), isCommit)).toEqual(asked)
})
