// @vitest-environment happy-dom
import { createAnswers, type Runtime } from '@hojip/platform/site'
import { siteOf } from '@hojip/platform/testing/pages'
import type { ProductSpec } from '@hojip/catalog/contract'
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChosenSaid } from './chosen-said.tsx'

let root: Root
let show: (next: { spec: ProductSpec; isQuiet?: boolean }) => void

function of(pkId: string, specText: string, price: string, stock: number) {
  return { pkId, specText, price, stock } as ProductSpec
}

const small = of('1', '500 g', '29.80', 120)
const large = of('2', '1 kg', '55.00', 3)

function Page() {
  const [props, setProps] = useState<{ spec: ProductSpec; isQuiet?: boolean }>({ spec: small })
  useEffect(() => {
    show = (next) => act(() => setProps(next))
  }, [])
  return <ChosenSaid {...props} />
}

function announced() {
  return document.querySelector('[role="status"]')!.textContent
}

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const answers = createAnswers({ client: () => Promise.reject(new Error('nobody')), nowMs: () => 0 })
  act(() => root.render(siteOf({ locale: 'en-US', renderedFor: null, answers } as unknown as Runtime, Page)))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

test('what is chosen is announced once with its price and stock, and nothing before or when these change later', () => {
  expect(announced()).toBe('')
  show({ spec: { ...small, price: '28.80' } })
  expect(announced()).toBe('')
  show({ spec: large })
  expect(announced()).toBe('1 kg, ¥55.00, Only 3 left')
  show({ spec: { ...large, stock: 2 } })
  expect(announced()).toBe('1 kg, ¥55.00, Only 3 left')
})

test('it is silent while a sheet announces it, and does not announce it again afterwards', () => {
  show({ spec: small, isQuiet: true })
  show({ spec: large, isQuiet: true })
  expect(announced()).toBe('')
  show({ spec: large, isQuiet: false })
  expect(announced()).toBe('')
})
