// @vitest-environment happy-dom
import { defaultLocale as locale } from '@hojip/platform/i18n'
import { createAnswers, Site, type Frames, type Runtime } from '@hojip/platform/site'
import { UiProvider } from '@hojip/platform/ui'
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MallFooter } from './mall-footer.tsx'

const bare = ({ children }: { children: ReactNode }) => <main>{children}</main>
const nothing = () => null
const frames = {
  Around: ({ children }: { children: ReactNode }) => <UiProvider locale={locale}>{children}</UiProvider>,
  shells: { mall: bare, focus: bare, bare, console: bare },
  ...{ NotFound: nothing, Failure: nothing, Overlay: nothing },
} as unknown as Frames
const first = {
  ...{ key: 1, by: 'document', outcome: 'page', layout: 'mall', path: '/', params: {}, search: {} },
  ...{ keepScroll: false, hash: '', head: { title: 'x' }, Page: MallFooter },
} as never

const aRuntime = () => {
  const client = { call: () => new Promise<never>(nothing) } as unknown as Runtime['client']
  const answers = createAnswers({ client, nowMs: Date.now, retryAfterMs: 1 })
  return { locale, client, answers, renderedFor: null, hasPage: () => true } as Runtime
}
const footerIn = (runtime: Runtime) => <Site runtime={runtime} frames={frames} first={first} />

test('settings that are here before the footer is taken over appear in it, and nothing is drawn anew', async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(footerIn(aRuntime()))
  const drawn = container.querySelector('footer')
  const runtime = aRuntime()
  const settings = { csPhone: '400-000-0000', csHours: '8:30–17:30' }
  runtime.answers.put('GET /sysConfig/queryPublic', {}, settings)
  const mistakes: unknown[] = []
  const onRecoverableError = (error: unknown) => mistakes.push(error)
  // eslint-disable-next-line require-await
  const root = await act(async () => hydrateRoot(container, footerIn(runtime), { onRecoverableError }))
  expect(mistakes).toEqual([])
  expect(container.textContent).toContain('400-000-0000')
  expect(container.querySelector('footer')).toBe(drawn)
  act(() => root.unmount())
})
