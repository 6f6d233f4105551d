// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'
import { UiProvider } from '../ui-context.tsx'

const name: FieldProblem = { fieldId: 'name', text: 'Enter a name' }
const phone: FieldProblem = { fieldId: 'phone', text: 'Enter a phone number' }

test('a refused form’s errors take the focus; correcting one leaves the focus in its field', async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const container = document.body.appendChild(document.createElement('div'))
  const field = document.body.appendChild(document.createElement('input'))
  const root = createRoot(container)
  const show = (problems: readonly FieldProblem[]) =>
    act(() =>
      root.render(
        <UiProvider locale="en-US">
          <ErrorSummary problems={problems} />
        </UiProvider>,
      ),
    )
  show([name, phone])
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  field.focus()
  show([phone])
  expect(document.activeElement).toBe(field)
  expect(container.textContent).not.toContain(name.text)
  show([phone])
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  act(() => root.unmount())
  document.body.replaceChildren()
})

test('errors that the page came with leave the focus where it is; the next ones take it', async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const summary = (problems: readonly FieldProblem[]) => (
    <UiProvider locale="en-US">
      <ErrorSummary problems={problems} />
    </UiProvider>
  )
  const first = [name]
  const container = document.body.appendChild(document.createElement('div'))
  const field = document.body.appendChild(document.createElement('input'))
  container.innerHTML = renderToString(summary(first))
  field.focus()
  // eslint-disable-next-line require-await
  const root = await act(async () => hydrateRoot(container, summary(first)))
  expect(container.textContent).toContain(name.text)
  expect(document.activeElement).toBe(field)
  act(() => root.render(summary([name, phone])))
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  act(() => root.unmount())
  document.body.replaceChildren()
})
