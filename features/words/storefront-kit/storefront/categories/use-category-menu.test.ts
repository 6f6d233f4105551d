import { expect, test } from 'vitest'
import { keyAction } from './use-category-menu.ts'

const row = { row: 0, inPanel: false, open: -1, count: 12 }

test.each([
  ['ArrowDown', row, { kind: 'move', row: 1 }],
  ['ArrowUp', row, { kind: 'move', row: 11 }],
  ['ArrowDown', { ...row, row: 11 }, { kind: 'move', row: 0 }],
  ['End', row, { kind: 'move', row: 11 }],
  ['ArrowRight', { ...row, row: 3 }, { kind: 'enter', row: 3 }],
  ['Escape', { ...row, open: 0 }, { kind: 'close', row: 0 }],
  ['ArrowLeft', { row: 2, inPanel: true, open: 2, count: 12 }, { kind: 'close', row: 2 }],
])('%s', (key, state, expected) => {
  expect(keyAction(key, state)).toEqual(expected)
})

test('other keys are left alone', () => {
  expect(keyAction('Escape', row)).toBeUndefined()
  expect(keyAction('Enter', row)).toBeUndefined()
  expect(keyAction('ArrowDown', { ...row, inPanel: true, open: 0 })).toBeUndefined()
  expect(keyAction('ArrowDown', { ...row, row: -1 })).toBeUndefined()
})
