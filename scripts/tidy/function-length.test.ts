import { expect, test } from 'vitest'
import { functionLength } from './function-length.ts'
import { said } from './testing.ts'

function body(lines: number) {
  return '\n'.repeat(lines - 1)
}

test('a function of more than 70 lines is reported, however it is written', () => {
  const text = `export const arrow = () => {${body(71)}}
export function spoken() {${body(71)}}
export const full = () => {${body(70)}}
`
  const path = 'platform/ui/long.ts'
  expect(said(functionLength, { [path]: text })).toEqual([
    `${path}:72 function spoken of 71 lines, at most 70: split it`,
    `${path}:1 function of 71 lines, at most 70: split it`,
  ])
})

test('the body of `describe` may have any length, the body of a test may not', () => {
  const text = `describe('x', () => {${body(90)}})
describe.each([1])('y', () => {${body(90)}})
test('z', () => {${body(90)}})
`
  expect(said(functionLength, { 'platform/ui/long.test.ts': text })).toEqual([
    'platform/ui/long.test.ts:181 function of 90 lines, at most 70: split it',
  ])
})
