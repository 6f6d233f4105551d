// @vitest-environment happy-dom
import { act, Suspense, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partsTexts } from './texts.ts'

const t = partsTexts['zh-CN']
/** Loaded anew for each test: they remember what has happened in a document. */
let parts: typeof import('./index.ts')
let toastStore: (typeof import('../page/toasts/toasts.ts'))['toastStore']
let root: Root
let reload: ReturnType<typeof vi.fn<() => void>>
/** The status of the document's own first script on the server. */
let ownScript = 200

const patience = { timeout: 60_000 }

beforeEach(async () => {
  vi.resetModules()
  parts = await import('./index.ts')
  await parts.loadExplaining()
  ;({ toastStore } = await import('../page/toasts/toasts.ts'))
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  ownScript = 200
  const find = (selector: string) => document.body.querySelector(selector)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector.startsWith('script') ? ({ src: '/assets/own.js' } as HTMLScriptElement) : find(selector),
  )
  document.body.innerHTML = '<div></div>'
  vi.stubGlobal('fetch', async () => new Response(null, { status: ownScript }))
  reload = vi.fn<() => void>()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  root = createRoot(document.querySelector('div')!)
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Loaded() {
  return <p>the part</p>
}

/** A page with a part whose script fails so many times. */
async function aPage(fails: number) {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>(async () => {
    if (load.mock.calls.length <= fails) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Loaded }
  })
  const Part = parts.lazyPart(load)
  await act(async () => {
    root.render(
      <>
        <h1>the page</h1>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </>,
    )
  })
  return load
}

async function after(ms: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}

test('one script that does not arrive costs only its part, which heals by itself without a word', async () => {
  await aPage(1)
  expect(document.body.textContent).toBe('the page…')
  await after(1_000)
  expect(document.body.textContent).toBe('the pagethe part')
  expect(toastStore.current()).toEqual([])
})

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['another page is shown', () => parts.askAgain()],
  ['somebody presses “try again”', () => toastStore.current()[0]!.action!.run()],
])('one that still does not arrive is reported, and asked for at once when %s', async (_, happen) => {
  const load = await aPage(2)
  await after(1_000)
  await vi.waitFor(
    () =>
      expect(toastStore.current().map(({ text, action }) => [text, action?.label])).toEqual([
        [t.partMissing, t.retry],
      ]),
    patience,
  )
  expect([load.mock.calls.length, document.body.textContent]).toEqual([2, 'the page…'])
  await act(async () => {
    happen()
  })
  expect([load.mock.calls.length, document.body.textContent]).toEqual([3, 'the pagethe part'])
})

test('after three failed tries a reload is offered beside “try again”', async () => {
  await aPage(9)
  await after(1_000)
  for (const ms of [2_000, 4_000]) await after(ms)
  const last = () => toastStore.current().at(-1)
  await vi.waitFor(
    () =>
      expect([last()?.text, last()?.action?.label, last()?.other?.label]).toEqual([
        t.reloadHelps,
        t.retry,
        t.reload,
      ]),
    patience,
  )
  expect(reload).not.toHaveBeenCalled()
  last()!.other!.run()
  expect(reload).toHaveBeenCalledTimes(1)
})

/** A page with a part that fails: its script while it is evaluated, or the part while it is rendered. */
async function aFailingPage(load: () => Promise<{ default: () => ReactNode }>) {
  const reported: unknown[] = []
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place, { onCaughtError: (error) => void reported.push(error) })
  const Part = parts.lazyPart(load)
  await act(async () => {
    root.render(
      <>
        <h1>the page</h1>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </>,
    )
  })
  return reported
}

test('a script that throws while it is evaluated is reported once, not asked for again', async () => {
  const fault = new ReferenceError('x is not defined')
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(fault))
  const reported = await aFailingPage(load)
  await after(60_000)
  expect([load.mock.calls.length, reported]).toEqual([1, [fault]])
  expect(document.body.textContent).toBe('the page')
})

test('a part that throws while it renders is missing alone, shows a message, and comes back by “try again”', async () => {
  let isBroken = true
  const fault = new TypeError('x is undefined')
  const reported = await aFailingPage(async () => ({
    default: () => {
      if (isBroken) throw fault
      return <p>the part</p>
    },
  }))
  expect([reported, document.body.textContent]).toEqual([[fault], 'the page'])
  await vi.waitFor(
    () => expect(toastStore.current().map(({ text }) => text)).toEqual([t.partFailed]),
    patience,
  )
  isBroken = false
  await act(async () => toastStore.current()[0]!.action!.run())
  expect(document.body.textContent).toBe('the pagethe part')
})

test('a document of an earlier build is reloaded once', async () => {
  ownScript = 404
  await aPage(9)
  await after(1_000)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), patience)
  await after(2_000)
  await vi.waitFor(() => expect(toastStore.current().map(({ text }) => text)).toEqual([t.outdated]), patience)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a document of an earlier build in which something was typed asks before it is reloaded', async () => {
  ownScript = 404
  await aPage(9)
  document.querySelector('h1')!.dispatchEvent(new Event('input', { bubbles: true }))
  await after(1_000)
  await vi.waitFor(() => expect(toastStore.current().map(({ text }) => text)).toEqual([t.outdated]), patience)
  expect(reload).not.toHaveBeenCalled()
  toastStore.current()[0]!.action!.run()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('where something was typed, the offer of a reload warns that it will be lost', async () => {
  await aPage(9)
  document.querySelector('h1')!.dispatchEvent(new Event('input', { bubbles: true }))
  for (const ms of [1_000, 2_000, 4_000]) await after(ms)
  await vi.waitFor(() => expect(toastStore.current().at(-1)?.text).toBe(t.reloadLoses), patience)
})
