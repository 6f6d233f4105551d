/** Vitest setup file: test files share a worker, so a file that leaves something behind in it fails. */
import { afterAll, beforeAll } from 'vitest'
import { localStore, tabStore } from '../storage/store.ts'
import { removeFolders } from './folder.ts'
import { leftBehind, surroundings, type Surroundings } from './left-behind.ts'

let before: Surroundings
beforeAll(() => {
  before = surroundings()
})
afterAll(() => {
  removeFolders()
  // React's flag for tests that use act(), which each of them sets.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  // The storages of a page, and what a test that forbade them left in memory.
  if ('document' in globalThis)
    for (const store of [localStore, tabStore]) for (const key of store.keys()) store.set(key, null)
  const left = leftBehind(before, surroundings())
  if (left.length > 0) throw new Error(`the file leaves behind: ${left.join(', ')}`)
})
