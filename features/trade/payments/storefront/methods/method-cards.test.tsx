// @vitest-environment happy-dom
import { createAnswers, type Runtime } from '@hojip/platform/site'
import { siteOf } from '@hojip/platform/testing/pages'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaySchemes } from '../../contract.ts'
import { rememberMethod, useRememberPaid } from './last-method.ts'
import { MethodCards } from './method-cards.tsx'
import { payTexts } from '../texts.ts'

const list: PaySchemes['list'] = [
  { payType: '2', name: 'WeChat Pay', enabled: true, ways: [] },
  { payType: '1', name: 'Alipay', enabled: true, ways: [] },
]
function Cards() {
  return <MethodCards list={list} chosen="2" onChoose={() => {}} />
}

function Paid() {
  useRememberPaid('1')
  return null
}

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  localStorage.clear()
})
afterEach(() => document.body.replaceChildren())

/** The text of a page as a browser shows it. */
function shown(Page: () => ReactNode): string {
  const place = document.body.appendChild(document.createElement('div'))
  const answers = createAnswers({ client: () => Promise.reject(new Error('nobody')), nowMs: () => 0 })
  const root = createRoot(place)
  act(() => root.render(siteOf({ locale: 'en-US', renderedFor: null, answers } as unknown as Runtime, Page)))
  const text = place.textContent
  act(() => root.unmount())
  return text
}

test('a method is called used once something was paid with it, not when it is chosen', () => {
  const { lastUsed } = payTexts['en-US']
  rememberMethod('2')
  expect(shown(Cards)).not.toContain(lastUsed)
  shown(Paid)
  expect(shown(Cards)).toContain(`Alipay${lastUsed}`)
})
