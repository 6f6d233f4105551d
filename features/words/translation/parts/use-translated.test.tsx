// @vitest-environment happy-dom
import type { Locale } from '@hojip/platform/i18n'
import { createAnswers, type Runtime } from '@hojip/platform/site'
import { siteOf } from '@hojip/platform/testing/pages'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BrowserTranslator } from './browser-way.ts'
import { AutoTranslate, TranslateButton, useTranslated } from './index.ts'
import { translationTexts } from './texts.ts'

const t = translationTexts['zh-CN']
const original = '김치 2kg 맛있어요'

function Comment({ text }: { text: string }) {
  const translated = useTranslated(text)
  return (
    <>
      <p lang={translated.lang}>{translated.text}</p>
      <TranslateButton of={translated} />
      <AutoTranslate texts={[text]} />
    </>
  )
}

let root: Root
let container: HTMLElement
beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  localStorage.clear()
  container = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  delete (globalThis as { Translator?: unknown }).Translator
})

/** A browser whose translator answers so. */
function aBrowser(
  translate: (text: string) => Promise<string>,
  state: Awaited<ReturnType<BrowserTranslator['availability']>> = 'available',
) {
  const translator: BrowserTranslator = {
    availability: async () => state,
    create: async () => ({ translate }),
  }
  ;(globalThis as { Translator?: BrowserTranslator }).Translator = translator
}

const lin = { pkId: 'lin', name: 'Lin' }
function nothing() {
  return () => undefined
}
const browser = {
  session: { subscribe: nothing, viewer: () => lin },
  router: { settled: nothing, onShow: nothing },
}

/** Answers of the mall; without them it does not answer. */
type Answers = (call: string) => Promise<unknown>
function silent() {
  return new Promise<never>(() => undefined)
}

async function show(text = original, locale: Locale = 'zh-CN', answer: Answers = silent) {
  const client = answer as unknown as Runtime['client']
  const answers = createAnswers({ client, nowMs: Date.now, retryAfterMs: 1 })
  const runtime = {
    locale,
    client,
    answers,
    renderedFor: lin,
    browser,
    hasPage: () => true,
  } as unknown as Runtime
  root = createRoot(container)
  await act(async () => root.render(siteOf(runtime, () => <Comment text={text} />)))
}

function shown(): HTMLElement {
  return container.querySelector('p')!
}

function button(): HTMLElement | null {
  return container.querySelector('button')
}

// eslint-disable-next-line require-await
async function press(element: HTMLElement) {
  await act(async () => {
    element.click()
    // Loads when it is needed first.
    await import('./engine.ts')
  })
}

/** Waits until it holds, with the changes that it waits for. */
function until(holds: () => void) {
  return act(() => vi.waitFor(holds, { timeout: 60_000 }))
}

test('without a translator nothing is offered', async () => {
  await show()
  expect(button()).toBeNull()
  expect(container.querySelector('input')).toBeNull()
})

test.each([
  ['맛있어요', 'ko-KR'],
  ['とてもおいしい', 'zh-CN'],
  ['👍👍', 'zh-CN'],
] as const)('%j is not offered to readers of %s', async (text, locale) => {
  aBrowser(async (masked) => masked)
  await show(text, locale)
  expect(button()).toBeNull()
})

test('a text is translated when it is asked for, with its numbers, and is the original one press later', async () => {
  const asked: string[] = []
  aBrowser(async (text) => {
    asked.push(text)
    return '泡菜 [[1]] 很好吃'
  })
  await show()
  await press(button()!)
  await until(() => expect(shown().textContent).toBe('泡菜 2kg 很好吃'))
  expect(shown().lang).toBe('zh-CN')
  expect(button()!.textContent).toContain(t.actions.translated)
  await press(button()!)
  expect([shown().textContent, shown().lang]).toEqual([original, 'ko-KR'])
  await press(button()!)
  expect(shown().textContent).toBe('泡菜 2kg 很好吃')
  expect(asked).toEqual(['김치 [[1]] 맛있어요'])
})

test('a translation that lost a number is not shown, and is tried again when it is asked for', async () => {
  const answers = ['泡菜很好吃', '泡菜 [[1]] 很好吃']
  aBrowser(async () => answers.shift()!)
  await show()
  await press(button()!)
  await until(() => expect(button()!.textContent).toContain(t.actions.failed))
  expect(shown().textContent).toBe(original)
  expect(container.textContent).toContain(t.states.failed)
  await press(button()!)
  await until(() => expect(shown().textContent).toBe('泡菜 2kg 很好吃'))
})

test('who wishes so gets translations without asking, also after the next visit', async () => {
  aBrowser(async () => '泡菜 [[1]] 很好吃')
  await show()
  await press(container.querySelector('input')!)
  await until(() => expect(shown().textContent).toBe('泡菜 2kg 很好吃'))
  act(() => root.unmount())
  await show()
  await until(() => expect(shown().textContent).toBe('泡菜 2kg 很好吃'))
})

test('a hostile translation is shown as text', async () => {
  aBrowser(async () => '<img src=x onerror=alert(1)> [[1]]')
  await show()
  await press(button()!)
  await until(() => expect(shown().textContent).toBe('<img src=x onerror=alert(1)> 2kg'))
  expect(container.querySelector('img')).toBeNull()
})

describe('a translator that does not answer', () => {
  const inTime = () => act(() => vi.advanceTimersByTimeAsync(8_000))
  const never: () => Promise<never> = () => new Promise(() => undefined)
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is given up after eight seconds: the original stays, and a press tries again', async () => {
    const answers = [never, async () => '泡菜 [[1]] 很好吃']
    aBrowser(() => answers.shift()!())
    await show()
    await press(button()!)
    await act(() => vi.advanceTimersByTimeAsync(7_900))
    expect(button()!.textContent).toContain(t.actions.busy)
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(container.textContent).toContain(t.states.failed)
    expect([shown().textContent, shown().lang]).toEqual([original, 'ko-KR'])
    await press(button()!)
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(shown().textContent).toBe('泡菜 2kg 很好吃')
  })

  test('lets nobody wait longer, also not those whose turn never came', async () => {
    const { inTurn } = await import('./engine.ts')
    const all = Array.from({ length: 7 }, () => inTurn(never).catch((error: Error) => error.message))
    await inTime()
    expect(await Promise.all(all)).toEqual(Array.from({ length: 7 }, () => 'the translator does not answer'))
    expect(await inTurn(async () => 'next')).toBe('next')
  })

  test('can be left: the original is there at once, and a late answer changes nothing', async () => {
    let finish: (text: string) => void = () => undefined
    aBrowser(() => new Promise((done) => (finish = done)))
    await show()
    await press(button()!)
    await press(button()!)
    expect(button()!.textContent).toContain(t.actions.original)
    finish('泡菜 [[1]] 很好吃')
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(shown().textContent).toBe(original)
  })

  test('gives way to the mall’s server at the next try', async () => {
    aBrowser(never)
    await show(original, 'zh-CN', async (call) =>
      call === 'POST /translate/text' ? { text: '服务器的译文' } : { translates: true },
    )
    await press(button()!)
    await inTime()
    await press(button()!)
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(shown().textContent).toBe('服务器的译文')
  })

  test('is asked after the server where the browser would have to load its model first', async () => {
    aBrowser(never, 'downloadable')
    await show(original, 'zh-CN', async (call) =>
      call === 'POST /translate/text' ? { text: '服务器的译文' } : { translates: true },
    )
    await press(button()!)
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(shown().textContent).toBe('服务器的译文')
  })
})
