// @vitest-environment happy-dom
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { recordEarlyActs } from './early-acts.ts'

function Presses({ id }: { id: string }) {
  const [presses, setPresses] = useState(0)
  return (
    <button id={id} onClick={() => setPresses(presses + 1)}>
      {presses}
    </button>
  )
}

const asked: string[] = []

function CodeForm() {
  const [country, setCountry] = useState('KR')
  const [phone, setPhone] = useState('')
  return (
    <form>
      <input id="country" value={country} onChange={(event) => setCountry(event.target.value)} />
      <input id="phone" value={phone} onChange={(event) => setPhone(event.target.value)} />
      <button id="send" type="button" onClick={() => asked.push(`${country} ${phone}`)}>
        Send
      </button>
    </form>
  )
}

function type(id: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(`#${id}`)!
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function site(Below: ComponentType<{ id: string }>) {
  return (
    <>
      <Presses id="above" />
      <CodeForm />
      <Suspense fallback={null}>
        <Below id="below" />
      </Suspense>
    </>
  )
}

function button(id: string) {
  return document.querySelector<HTMLButtonElement>(`#${id}`)!
}

function soon() {
  return new Promise((done) => setTimeout(done, 100))
}

test('presses wait for the scripts of the page, and of its lazy parts, count once, and see what was typed before', async () => {
  // React works by itself here, as in a page.
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(site(Presses))
  const stop = recordEarlyActs()
  button('above').click()
  button('above').click()
  type('country', 'CN')
  type('phone', '13800138000')
  const load = Promise.withResolvers<{ default: typeof Presses }>()
  const root = hydrateRoot(container, site(lazy(() => load.promise)))
  await soon()
  // React already listens, but says a little later that the page is alive.
  button('above').click()
  await soon()
  expect(button('above').textContent).toBe('0')
  document.dispatchEvent(new Event('alive'))
  // What was typed is not replayed yet.
  button('send').click()
  await soon()
  expect(button('above').textContent).toBe('1')
  expect(asked).toEqual(['CN 13800138000'])
  button('send').click()
  expect(asked).toHaveLength(2)

  // The lower part is HTML of the server without a script.
  button('below').click()
  button('below').click()
  await soon()
  expect(button('below').textContent).toBe('0')
  load.resolve({ default: Presses })
  await expect.poll(() => button('below').textContent).toBe('1')
  button('below').click()
  button('above').click()
  await soon()
  expect([button('above').textContent, button('below').textContent]).toEqual(['2', '2'])
  stop()
  root.unmount()
  container.remove()
})

test('a press waits for what was typed in the same form, also where its own script came first', async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
  const said: string[] = []
  const values = { field: '' }
  function Field() {
    const [text, setText] = useState('')
    useEffect(() => {
      values.field = text
    }, [text])
    return <input id="late" value={text} onChange={(event) => setText(event.target.value)} />
  }
  const form = (In: ComponentType) => (
    <form>
      <Suspense fallback={null}>
        <In />
      </Suspense>
      <button id="say" type="button" onClick={() => said.push(values.field)}>
        Say
      </button>
    </form>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form(Field))
  const stop = recordEarlyActs()
  type('late', '김치')
  const load = Promise.withResolvers<{ default: typeof Field }>()
  const root = hydrateRoot(container, form(lazy(() => load.promise)))
  await soon()
  document.dispatchEvent(new Event('alive'))
  await soon()
  button('say').click()
  await soon()
  expect(said).toEqual([])
  load.resolve({ default: Field })
  await expect.poll(() => said).toEqual(['김치'])
  stop()
  root.unmount()
  container.remove()
})
