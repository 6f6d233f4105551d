import { expect, test } from 'vitest'
import { isShownName } from './shown-name.ts'

test.each([
  ['小雨', true],
  ['김미선', true],
  ['雨', false],
  ['Lin', false],
  ['Lin_', true],
  ['lin-2_b', true],
  ['阿依古丽2号', true],
  ['好'.repeat(20), true],
  ['好'.repeat(21), false],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['lin yu', false],
  ['138****6021', false],
  ['<b>x</b>', false],
  ['好集👋', false],
  ['', false],
])('%s: %s', (name, is) => expect(isShownName(name)).toBe(is))
