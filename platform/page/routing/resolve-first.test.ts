// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createMatcher } from './match.ts'
import { resolveFirst } from './resolve-first.ts'
import type { Resolver } from './resolve.ts'

function resolverOf(component: () => Promise<unknown>): Resolver {
  const nothing = { title: '' }
  return {
    matcher: createMatcher([{ path: '/a', component } as never]),
    locale: 'zh-CN',
    prefetch: (() => Promise.resolve()) as never,
    signedIn: () => false,
    heads: { notFound: nothing, failure: nothing, away: nothing },
  }
}

test('the page of a document whose script is lost once is resolved when it has arrived', async () => {
  vi.useFakeTimers()
  const component = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ head: () => ({ title: 'A' }), Page: () => null })
  const resolving = resolveFirst(resolverOf(component), '/a')
  await vi.advanceTimersByTimeAsync(1_000)
  const resolved = await resolving
  vi.useRealTimers()
  expect('visit' in resolved && resolved.visit.outcome).toBe('page')
  expect(component).toHaveBeenCalledTimes(2)
})

test('a page whose script arrives and throws has failed, and its error is reported', async () => {
  const fault = new ReferenceError('x is not defined')
  const component = vi.fn<() => Promise<unknown>>().mockRejectedValue(fault)
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const resolved = await resolveFirst(resolverOf(component), '/a')
  vi.unstubAllGlobals()
  expect(resolved).toMatchObject({ visit: { outcome: 'failure' }, error: fault })
  expect([component.mock.calls.length, reported.mock.calls]).toEqual([1, [[fault]]])
})
