// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ErrorSummary, TextInput, UiProvider } from '../index.ts'

let root: Root
beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

/** Reports problems when it is sent, and when the other button is pressed, for both fields whatever they contain. */
function Form() {
  const [problems, setProblems] = useState<{ fieldId: string; text: string }[]>([])
  const sayOf = (fields: string[]) =>
    setProblems(fields.map((fieldId) => ({ fieldId, text: `No ${fieldId}` })))
  const say = () => sayOf(['name', 'city'])
  const wrong = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.text
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        say()
      }}
    >
      <ErrorSummary problems={problems} />
      {['name', 'city'].map((id) => (
        <TextInput key={id} id={id} label={id} error={wrong(id)} />
      ))}
      <button type="button" onClick={say} aria-label="other" />
      <button type="button" onClick={() => sayOf(['city'])} aria-label="better" />
    </form>
  )
}

function show() {
  return act(() => root.render(<UiProvider locale="en-US">{<Form />}</UiProvider>))
}

function send() {
  return act(() => document.querySelector('form')!.requestSubmit())
}

function type(id: string) {
  act(() => void document.getElementById(id)!.dispatchEvent(new Event('input', { bubbles: true })))
}

function lines() {
  return [...document.querySelectorAll('[role=alert] li')].map((line) => line.textContent)
}

function isMarked(id: string) {
  return document.getElementById(id)!.getAttribute('aria-invalid') === 'true'
}

test("a field's problem disappears when the field is changed; the summary counts the remaining ones", () => {
  show()
  send()
  expect(lines()).toEqual(['No name', 'No city'])
  expect([isMarked('name'), isMarked('city')]).toEqual([true, true])
  type('name')
  expect(lines()).toEqual(['No city'])
  expect([isMarked('name'), isMarked('city')]).toEqual([false, true])
  type('city')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test.each(['sent again', 'asked again by another button'])(
  'a field that is still wrong is marked: %s',
  (how) => {
    show()
    send()
    type('name')
    if (how === 'sent again') send()
    else act(() => document.querySelector<HTMLElement>('[aria-label=other]')!.click())
    expect(lines()).toEqual(['No name', 'No city'])
    expect([isMarked('name'), isMarked('city')]).toEqual([true, true])
  },
)

test('a button outside the form reports remaining problems again, also when another one was corrected', () => {
  show()
  send()
  type('name')
  type('city')
  act(() => document.querySelector<HTMLElement>('[aria-label=better]')!.click())
  expect(lines()).toEqual(['No city'])
  expect([isMarked('name'), isMarked('city')]).toEqual([false, true])
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
})

test('problems of untouched fields are reported again, too', () => {
  show()
  send()
  type('name')
  document.getElementById('name')!.focus()
  act(() => document.querySelector<HTMLElement>('[aria-label=better]')!.click())
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
})
