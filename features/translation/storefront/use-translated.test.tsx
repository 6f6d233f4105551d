// @vitest-environment happy-dom
import type { Locale } from '@hojip/platform/i18n'
import { createAnswers, type Runtime } from '@hojip/platform/site'
import { siteOf } from '@hojip/platform/testing/pages'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
function aBrowser(translate: (text: string) => Promise<string>) {
  const translator: BrowserTranslator = {
    availability: async () => 'available',
    create: async () => ({ translate }),
  }
  ;(globalThis as { Translator?: BrowserTranslator }).Translator = translator
}

async function show(text = original, locale: Locale = 'zh-CN') {
  const client = (() => new Promise<never>(() => undefined)) as unknown as Runtime['client']
  const answers = createAnswers({ client, nowMs: Date.now, retryAfterMs: 1 })
  const runtime = { locale, client, answers, renderedFor: null, hasPage: () => true } as unknown as Runtime
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
