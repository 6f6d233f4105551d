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
  const recording = new AbortController()
  recordEarlyActs(recording.signal)
  button('above').click()
  button('above').click()
  type('country', 'CN')
  type('phone', '13800138000')
  const load = Promise.withResolvers<{ default: typeof Presses }>()
  const root = hydrateRoot(container, site(lazy(() => load.promise)))
  await soon()
  // React already listens, but reports a little later that the page is hydrated.
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
  recording.abort()
  root.unmount()
  container.remove()
})

test('a press waits for what was typed in the same form, also where its own script came first', async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
  const submitted: string[] = []
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
      <button id="say" type="button" onClick={() => submitted.push(values.field)}>
        Say
      </button>
    </form>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form(Field))
  const recording = new AbortController()
  recordEarlyActs(recording.signal)
  type('late', '김치')
  const load = Promise.withResolvers<{ default: typeof Field }>()
  const root = hydrateRoot(container, form(lazy(() => load.promise)))
  await soon()
  document.dispatchEvent(new Event('alive'))
  await soon()
  button('say').click()
  await soon()
  expect(submitted).toEqual([])
  load.resolve({ default: Field })
  await expect.poll(() => submitted).toEqual(['김치'])
  recording.abort()
  root.unmount()
  container.remove()
})

function Choices() {
  const [way, setWay] = useState('none')
  const [isGift, setGift] = useState(false)
  const [remark, setRemark] = useState('')
  return (
    <form>
      {['money', 'goods'].map((value) => (
        <input
          key={value}
          type="radio"
          name="way"
          id={value}
          checked={way === value}
          onChange={() => setWay(value)}
        />
      ))}
      <input type="checkbox" id="gift" checked={isGift} onChange={(event) => setGift(event.target.checked)} />
      <input id="remark" value={remark} onChange={(event) => setRemark(event.target.value)} />
      <output>{`${way} ${isGift} ${remark}`}</output>
    </form>
  )
}

test('boxes change under the finger, and a field keeps what was typed before any script ran', async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Choices />)
  const box = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!
  const shown = () => ['money', 'goods', 'gift'].filter((id) => box(id).checked)
  box('remark').focus()
  box('remark').value = '문 앞'
  const recording = new AbortController()
  recordEarlyActs(recording.signal)
  box('money').click()
  box('goods').click()
  box('gift').click()
  expect(shown()).toEqual(['goods', 'gift'])
  const root = hydrateRoot(container, <Choices />)
  await soon()
  expect(shown()).toEqual(['goods', 'gift'])
  document.dispatchEvent(new Event('alive'))
  await expect.poll(() => container.querySelector('output')!.textContent).toBe('goods true 문 앞')
  await soon()
  expect(shown()).toEqual(['goods', 'gift'])
  box('gift').click()
  await expect.poll(() => container.querySelector('output')!.textContent).toBe('goods false 문 앞')
  recording.abort()
  root.unmount()
  container.remove()
})
