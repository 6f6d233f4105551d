import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../client/index.ts'
import { closeToast, toast, toastError, toastStore } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toastStore.current().forEach(({ id }) => closeToast(id))
  vi.useRealTimers()
})
function shown() {
  return toastStore.current().map(({ kind, text }) => [kind, text])
}

test('a message is shown for three seconds, one with an action for six', () => {
  toast('info', 'a')
  toast('info', 'b', { label: 'Undo', run: () => undefined })
  vi.advanceTimersByTime(2999)
  expect(shown()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([['info', 'b']])
  vi.advanceTimersByTime(3000)
  expect(shown()).toEqual([])
})

test('the same sentence is not shown twice at once, and never more than three messages', () => {
  for (const text of ['a', 'b', 'a', 'c', 'd']) toast('info', text)
  expect(shown().map(([, text]) => text)).toEqual(['a', 'c', 'd'])
})

function refusal(code: string, msg: string) {
  return new ApiError({ code, msg, data: null })
}

test.each([
  [refusal('40009', 'Sold out'), [['error', 'Sold out']]],
  [refusal('40009', ''), [['error', 'Try again']]],
  [refusal('1544', 'Sold out'), []],
  [refusal('401', 'Signed out'), []],
  [refusal('50000', '举报成功'), [['success', '举报成功']]],
  [new TypeError('fetch failed'), [['error', 'Try again']]],
])('%s', (error, texts) => {
  toastError(error, 'Try again')
  expect(shown()).toEqual(texts)
})
