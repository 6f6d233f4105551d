import { movableClock } from '@hojip/platform/clock'
import { beforeEach, expect, test } from 'vitest'
import type { CatalogVersion } from '../store/version.ts'
import { watchVersion, type VersionWatch } from './version-watch.ts'

let clock: ReturnType<typeof movableClock>
let watch: VersionWatch
let answers: PromiseWithResolvers<CatalogVersion>[]
beforeEach(() => {
  clock = movableClock(1_000)
  answers = []
  const read = () => {
    const answer = Promise.withResolvers<CatalogVersion>()
    answers.push(answer)
    return answer.promise
  }
  watch = watchVersion(clock, read, 250)
})

async function answered(n: number, version: number, snapshot: string) {
  const asked = watch.version()
  answers[n]!.resolve({ version, snapshot })
  return asked
}

test('the version is read once for all who ask within its age', async () => {
  expect(await answered(0, 7, 'a')).toBe(7)
  clock.advance(249)
  expect(await watch.version()).toBe(7)
  clock.advance(1)
  expect(await answered(1, 8, 'b')).toBe(8)
  expect(answers).toHaveLength(2)
})

test('nothing counts as still before the first answer, nor what was read before a commit was noticed', async () => {
  expect(watch.stillSinceMs()).toBe(Infinity)
  const asked = watch.version()
  // Somebody commits, and a figure is read, between the question and its answer.
  clock.advance(40)
  answers[0]!.resolve({ version: 1, snapshot: 'a' })
  await asked
  expect(watch.stillSinceMs()).toBe(1_040)
})

test('it stays still until an answer tells of a commit', async () => {
  await answered(0, 1, 'a')
  clock.advance(300)
  await answered(1, 1, 'a')
  expect(watch.stillSinceMs()).toBe(1_000)
  clock.advance(300)
  await answered(2, 1, 'b')
  expect(watch.stillSinceMs()).toBe(1_600)
})

test('a failure is not remembered', async () => {
  const asked = watch.version()
  answers[0]!.reject(new Error('no connection'))
  await expect(asked).rejects.toThrow('no connection')
  expect(await answered(1, 3, 'a')).toBe(3)
})
