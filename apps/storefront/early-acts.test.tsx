// @vitest-environment happy-dom
import { lazy, Suspense, useState, type ComponentType } from 'react'
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

function site(Below: ComponentType<{ id: string }>) {
  return (
    <>
      <Presses id="above" />
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

test('presses wait for the scripts of the page, and of its lazy parts, and count once', async () => {
  // React works by itself here, as in a page.
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(site(Presses))
  recordEarlyActs()
  button('above').click()
  button('above').click()
  const load = Promise.withResolvers<{ default: typeof Presses }>()
  const root = hydrateRoot(container, site(lazy(() => load.promise)))
  await soon()
  // React already listens, but says a little later that the page is alive.
  button('above').click()
  await soon()
  expect(button('above').textContent).toBe('0')
  document.dispatchEvent(new Event('alive'))
  await soon()
  expect(button('above').textContent).toBe('1')

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
  root.unmount()
  container.remove()
})
