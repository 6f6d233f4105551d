import { expect, test } from 'vitest'
import { isRounded } from './index.ts'

test.each(['6.90123E+12', '2.61128E+19', '1e10', ' 8,8E+12 ', '1.23457E15'])('%s has lost digits', (cell) =>
  expect(isRounded(cell)).toBe(true),
)

test.each(['6901234567892', 'E12', '12E3', '1E2', 'A1E+12', '1.2.3E+12', ''])('%s has not', (cell) =>
  expect(isRounded(cell)).toBe(false),
)
