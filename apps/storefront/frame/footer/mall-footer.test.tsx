// @vitest-environment happy-dom
import { defaultLocale as locale } from '@hojip/platform/i18n'
import { createAnswers, type Runtime } from '@hojip/platform/site'
import { siteOf } from '@hojip/platform/testing/pages'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MallFooter } from './mall-footer.tsx'

function aRuntime(handedOver?: []) {
  const client = { call: () => new Promise<never>(() => undefined) } as unknown as Runtime['client']
  const answers = createAnswers({
    client,
    nowMs: Date.now,
    retryAfterMs: 1,
    ...(handedOver && { handedOver }),
  })
  return { locale, client, answers, renderedFor: null, hasPage: () => true } as Runtime
}

test('settings loaded before hydration appear in the footer, and nothing is rendered again', async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(siteOf(aRuntime(), MallFooter))
  const drawn = container.querySelector('footer')
  const runtime = aRuntime([])
  const settings = { csPhone: '400-000-0000', csHours: '9:00–21:00', csDays: 'all' }
  runtime.answers.put('GET /sysConfig/queryPublic', {}, settings)
  const mistakes: unknown[] = []
  const onRecoverableError = (error: unknown) => mistakes.push(error)
  const site = siteOf(runtime, MallFooter)
  // eslint-disable-next-line require-await
  const root = await act(async () => hydrateRoot(container, site, { onRecoverableError }))
  expect(mistakes).toEqual([])
  expect(container.textContent).toContain('400-000-0000')
  expect(container.textContent).toContain('每天 9:00–21:00')
  expect(container.querySelector('footer')).toBe(drawn)
  act(() => root.unmount())
  container.remove()
})
