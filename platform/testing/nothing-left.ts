/** Vitest setup file: test files share a worker, so a file that leaves something behind in it fails. */
import { afterAll, beforeAll } from 'vitest'
import { leftBehind, surroundings, type Surroundings } from './left-behind.ts'

let before: Surroundings
beforeAll(() => {
  before = surroundings()
})
afterAll(() => {
  // React's flag for tests that use act(), which each of them sets.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  const left = leftBehind(before, surroundings())
  if (left.length > 0) throw new Error(`the file leaves behind: ${left.join(', ')}`)
})
