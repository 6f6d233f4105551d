// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createMatcher } from './match.ts'
import { resolveFirst } from './resolve-first.ts'

test('the page of a document whose script is lost once is resolved when it has arrived', async () => {
  vi.useFakeTimers()
  const component = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ head: () => ({ title: 'A' }), Page: () => null })
  const nothing = { title: '' }
  const resolving = resolveFirst(
    {
      matcher: createMatcher([{ path: '/a', component } as never]),
      locale: 'zh-CN',
      prefetch: (() => Promise.resolve()) as never,
      signedIn: () => false,
      heads: { notFound: nothing, failure: nothing, away: nothing },
    },
    '/a',
  )
  await vi.advanceTimersByTimeAsync(1_000)
  const resolved = await resolving
  vi.useRealTimers()
  expect('visit' in resolved && resolved.visit.outcome).toBe('page')
  expect(component).toHaveBeenCalledTimes(2)
})
