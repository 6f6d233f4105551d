import { afterEach, expect, test } from 'vitest'
import { leftBehind, surroundings } from './left-behind.ts'

const mark = 'PLANTED_BY_A_TEST'
function onExit() {
  return undefined
}
afterEach(() => {
  delete process.env[mark]
  Reflect.deleteProperty(globalThis, mark)
  process.off('exit', onExit)
})

test('a file that changes nothing leaves nothing behind', () => {
  expect(leftBehind(surroundings(), surroundings())).toEqual([])
})

test('changed globals, environment and process listeners are found', () => {
  const before = surroundings()
  process.env[mark] = '1'
  Object.assign(globalThis, { [mark]: true })
  process.on('exit', onExit)
  expect(leftBehind(before, surroundings())).toEqual([
    `global ${mark}`,
    `environment variable ${mark}`,
    'listeners of the process for exit',
  ])
})

test('a clock that replaced the real one is found', () => {
  const [before, real] = [surroundings(), globalThis.Date]
  globalThis.Date = new Proxy(real, {})
  const after = surroundings()
  globalThis.Date = real
  expect(leftBehind(before, after)).toEqual(['global Date'])
})
