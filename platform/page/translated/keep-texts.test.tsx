// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepTranslatedTexts } from './keep-texts.ts'

let end: () => void
beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  end = keepTranslatedTexts()
})
// Other files share the page.
afterAll(() => end())

/** No page of ours has this element. */
const tag: string = 'font'

/** Ways in which translations take the place of a text. */
const ways: Record<string, (text: ChildNode, font: HTMLElement) => void> = {
  'in its place': (text, font) => text.replaceWith(font),
  'before it': (text, font) => {
    text.before(font)
    text.remove()
  },
  'after it': (text, font) => {
    text.after(font)
    text.remove()
  },
  'around it': (text, font) => {
    text.before(font)
    font.firstElementChild!.replaceChildren(text)
  },
}

function textsIn(place: Node): ChildNode[] {
  return [...place.childNodes].flatMap((node) => (node.nodeType === 3 ? [node] : textsIn(node)))
}

function translate(place: Node, way: string): void {
  for (const text of textsIn(place)) {
    if (text.parentElement?.closest(tag)) continue
    const font = document.createElement(tag)
    font.append(document.createElement(tag))
    font.firstElementChild!.textContent = text.textContent
    ways[way]!(text, font)
  }
}

interface Words {
  count: number
  sum: string
  note?: string
  order?: string[]
}

function Sentence({ count, sum, note, order = [] }: Words) {
  return (
    <p>
      {count} pieces for {sum}
      {note}
      {order.map((word) => (
        <Word key={word} of={word} />
      ))}
    </p>
  )
}

/** Two texts without an element of their own. */
function Word({ of }: { of: string }) {
  return (
    <>
      {of}
      {'.'}
    </>
  )
}

/** Renders, is translated, and renders again, twice. */
async function translated(way: string, first: Words, ...others: Words[]) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(<Sentence {...first} />))
  for (const next of others) {
    translate(place, way)
    await Promise.resolve()
    expect(place.querySelectorAll(tag).length).toBeGreaterThan(0)
    act(() => root.render(<Sentence {...next} />))
    await new Promise((done) => setTimeout(done))
  }
  const { textContent } = place
  act(() => root.unmount())
  expect(place.textContent).toBe('')
  return textContent
}

test.each(Object.keys(ways))('a translation %s leaves numbers in sentences alive', async (way) => {
  const shown = await translated(
    way,
    { count: 1, sum: '¥8' },
    { count: 2, sum: '¥16' },
    { count: 3, sum: '¥24' },
  )
  expect(shown).toBe('3 pieces for ¥24')
})

test.each(Object.keys(ways))('what leaves a page leaves it %s too, and comes again', async (way) => {
  const with1 = { count: 1, sum: '¥8', note: ', last' }
  expect(await translated(way, with1, { count: 1, sum: '¥8' })).toBe('1 pieces for ¥8')
  expect(await translated(way, with1, { count: 1, sum: '¥8' }, with1)).toBe('1 pieces for ¥8, last')
})

test.each(Object.keys(ways))('texts %s change their order', async (way) => {
  const one = { count: 1, sum: '¥8' }
  const shown = await translated(
    way,
    { ...one, order: ['a', 'b', 'c'] },
    { ...one, order: ['c', 'a', 'b'] },
    { ...one, order: ['b', 'c', 'd', 'a'] },
  )
  expect(shown).toBe('1 pieces for ¥8b.c.d.a.')
})

test('a translation that is undone stays undone', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(<Sentence count={1} sum="¥8" />))
  const texts = textsIn(place)
  translate(place, 'in its place')
  await Promise.resolve()
  const fonts = [...place.querySelectorAll('p > font')]
  fonts.forEach((font, at) => {
    font.parentNode!.insertBefore(texts[at]!, font)
    font.parentNode!.removeChild(font)
  })
  await new Promise((done) => setTimeout(done))
  expect(place.textContent).toBe('1 pieces for ¥8')
  act(() => root.render(<Sentence count={2} sum="¥16" />))
  expect(place.textContent).toBe('2 pieces for ¥16')
})
