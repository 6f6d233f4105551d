// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Option, PanelSource, RecentSearch } from './panel/option.ts'
import { SearchPanel } from './panel/search-panel.tsx'
import { SearchBox } from './search-box.tsx'
import type { SearchPanelProps } from './search-panel.ts'

let root: Root
let asked: string[]
let searched: [text: string, href?: string][]
let recent: RecentSearch[]
let answers: ((text: string) => Promise<Option[]>) | undefined

const source: PanelSource = {
  suggest: (text) => {
    asked.push(text)
    if (answers) return answers(text)
    return Promise.resolve<Option[]>([
      { group: 'categories', text, within: '食品', count: 2, href: '/in-food' },
      { group: 'goods', text: `${text}二`, href: '/goods/info/2' },
    ])
  },
  offers: async () => ({ recent, hot: ['冷面', '红参'] }),
  forget: (one) => void (recent = recent.filter((other) => other !== one)),
  forgetAll: () => void (recent = []),
  restore: (before) => void (recent = [...before]),
}

function Panel(props: SearchPanelProps) {
  return <SearchPanel source={source} {...props} />
}

function input() {
  return document.querySelector('input')!
}

function options() {
  return [...document.querySelectorAll('[role=option]')].map((one) => one.textContent)
}

function status() {
  return [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('')
}

function button(name: string) {
  return [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )!
}

function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms))
}

function fire(event: Event) {
  return act(() => void input().dispatchEvent(event))
}

function key(name: string) {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  fire(event)
  return event
}

function type(text: string) {
  // React notices a value only when it is set by the prototype's setter.
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  return act(() => {
    set.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function submit() {
  return act(
    () =>
      void document
        .querySelector('form')!
        .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
}

function press(on: Element) {
  return act(() => (on as HTMLElement).click())
}

async function focus() {
  act(() => (input().blur(), input().focus()))
  await pass(0)
}

function render(props: { searched?: string; offered?: string[] } = {}) {
  const onSearch = (text: string, href?: string) => {
    searched.push(href === undefined ? [text] : [text, href])
  }
  return act(() => root.render(<SearchBox onSearch={onSearch} panel={Panel} {...props} />))
}

beforeEach(() => {
  vi.useFakeTimers()
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  ;[asked, searched, recent, answers] = [[], [], [], undefined]
  root = createRoot(document.body.appendChild(document.createElement('div')))
  render()
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('only the text after a pause in typing is requested, and the number of answers is announced', async () => {
  await focus()
  type('泡')
  type('泡菜')
  expect(asked).toEqual([])
  await pass(120)
  expect(asked).toEqual(['泡菜'])
  expect(options()).toEqual(['泡菜 在“食品”中找2 件商品', '泡菜二'])
  expect(document.querySelector('[role=listbox] .font-bold')!.textContent).toBe('二')
  expect([...document.querySelectorAll('[role=group]')].map((one) => one.getAttribute('aria-label'))).toEqual(
    ['分类', '商品'],
  )
  await pass(400)
  expect(status()).toBe('2 条建议，按上下键选择')
})

test('what was typed before the panel has loaded is requested then', async () => {
  act(() => input().focus())
  type('茶')
  await pass(120)
  expect(asked).toEqual(['茶'])
})

test('a field that had the focus before the page’s scripts ran gets its panel', async () => {
  act(() => root.unmount())
  const place = document.body.appendChild(document.createElement('div'))
  const box = <SearchBox onSearch={() => undefined} panel={Panel} />
  place.innerHTML = renderToString(box)
  place.querySelector('input')!.focus()
  await act(async () => (root = hydrateRoot(place, box)))
  await pass(0)
  expect(options()).toEqual(['1冷面', '2红参'])
})

test('what was typed before the page’s scripts ran is kept, and gets its suggestions', async () => {
  act(() => root.unmount())
  const place = document.body.appendChild(document.createElement('div'))
  const box = <SearchBox onSearch={() => undefined} panel={Panel} />
  place.innerHTML = renderToString(box)
  const early = place.querySelector('input')!
  early.focus()
  early.value = '茶'
  await act(async () => (root = hydrateRoot(place, box)))
  await pass(120)
  expect(early.value).toBe('茶')
  expect(asked).toEqual(['茶'])
})

test('nothing is requested or searched while an input method composes', async () => {
  await focus()
  fire(new CompositionEvent('compositionstart', { bubbles: true }))
  type('ㄱ')
  type('김')
  await pass(500)
  submit()
  expect([asked, searched]).toEqual([[], []])
  expect(key('ArrowDown').defaultPrevented).toBe(false)
  fire(new CompositionEvent('compositionend', { bubbles: true, data: '김' }))
  await pass(120)
  expect(asked).toEqual(['김'])
})

test('the arrows fill in suggestions, Esc restores what was typed, and then what the page shows', async () => {
  render({ searched: '茶' })
  await focus()
  type('泡菜')
  await pass(120)
  expect(input().getAttribute('aria-expanded')).toBe('true')
  expect(input().getAttribute('aria-controls')).toBe(document.querySelector('[role=listbox]')!.id)
  key('ArrowDown')
  key('ArrowDown')
  expect(input().value).toBe('泡菜二')
  const active = document.querySelectorAll('[role=option]')[1]!
  expect(input().getAttribute('aria-activedescendant')).toBe(active.id)
  expect(active.getAttribute('aria-selected')).toBe('true')
  key('ArrowDown')
  expect(input().value).toBe('泡菜')
  expect(input().hasAttribute('aria-activedescendant')).toBe(false)
  key('ArrowUp')
  expect(input().value).toBe('泡菜二')
  // These move in the text.
  for (const name of ['Home', 'End']) expect(key(name).defaultPrevented).toBe(false)
  key('Escape')
  expect([input().value, options()]).toEqual(['泡菜', []])
  expect(input().getAttribute('aria-expanded')).toBe('false')
  expect(input().hasAttribute('aria-controls')).toBe(false)
  key('ArrowDown')
  await pass(120)
  expect(options()).toHaveLength(2)
  key('Escape')
  key('Escape')
  expect(input().value).toBe('茶')
})

test('Enter searches for the text, or opens the active suggestion', async () => {
  await focus()
  type(' 泡菜 ')
  submit()
  await focus()
  type('茶')
  await pass(120)
  key('ArrowUp')
  submit()
  expect(searched).toEqual([['泡菜'], ['茶二', '/goods/info/2']])
})

test('a late answer for an earlier text is dropped, and a failure shows none', async () => {
  const waiting: ((list: Option[]) => void)[] = []
  answers = () => new Promise((done) => waiting.push(done))
  await focus()
  type('泡')
  await pass(120)
  type('泡菜')
  await pass(120)
  await act(async () => waiting[1]!([{ group: 'goods', text: '新', href: '/' }]))
  await act(async () => waiting[0]!([{ group: 'goods', text: '旧', href: '/' }]))
  expect(options()).toEqual(['新'])
  answers = () => Promise.reject(new Error('offline'))
  type('泡菜鱼')
  await pass(120)
  await pass(400)
  expect([options(), status()]).toEqual([[], '没有建议，按回车键搜索'])
})

test('an empty text searches for the mall’s word, if there is one', async () => {
  type('   ')
  submit()
  await pass(0)
  expect(searched).toEqual([])
  render({ offered: ['红参'] })
  expect(input().placeholder).toContain('红参')
  submit()
  expect(searched).toEqual([['红参']])
})

test('the mall’s words take turns, and stay for who is in the field or wants less motion', async () => {
  const offered = ['红参', '冷面', '茶']
  render({ offered })
  await pass(6_000)
  expect(input().placeholder).toContain('冷面')
  await focus()
  await pass(13_000)
  expect(input().placeholder).toContain('冷面')
  submit()
  expect(searched).toEqual([['冷面']])
  await pass(6_000)
  expect(input().placeholder).toContain('茶')
  await pass(6_000)
  expect(input().placeholder).toContain('红参')

  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  act(() => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  render({ offered })
  await pass(13_000)
  expect([...document.querySelectorAll('input')].at(-1)!.placeholder).toContain('红参')
  vi.unstubAllGlobals()
})

test('recent searches and the mall’s words are offered while nothing is typed', async () => {
  recent = [{ text: '辣白菜' }, { text: '茶壶' }]
  await focus()
  expect(options()).toEqual(['辣白菜', '茶壶', '1冷面', '2红参'])
  key('ArrowDown')
  expect(input().value).toBe('辣白菜')
  type('泡')
  expect(options()).toEqual([])
  type('')
  await pass(0)
  press(document.querySelectorAll('[role=option]')[2]!)
  expect(searched).toEqual([['冷面']])
})

test('searches are deleted one by one and all at once, and an undo restores them', async () => {
  const all = [{ text: '辣白菜' }, { text: '茶壶' }, { text: '大米' }]
  recent = all
  await focus()
  press(button('删除搜索记录“茶壶”'))
  expect(options().slice(0, 2)).toEqual(['辣白菜', '大米'])
  expect(document.activeElement).toBe(input())
  press(button('撤销'))
  expect(recent).toEqual(all)
  expect(options().slice(0, 3)).toEqual(['辣白菜', '茶壶', '大米'])
  press(button('清空'))
  expect([recent, options()]).toEqual([[], ['1冷面', '2红参']])
  expect(status()).toContain('已清空搜索记录')
  await pass(10_000)
  expect(button('撤销')).toBeUndefined()
})

test('the delete key deletes the search that the arrow keys chose', async () => {
  recent = [{ text: '辣白菜' }, { text: '茶壶' }]
  await focus()
  expect(document.querySelector('[role=option]')!.getAttribute('aria-description')).toBe('按 Delete 键删除')
  expect(key('Delete').defaultPrevented).toBe(false)
  key('ArrowDown')
  expect(key('Delete').defaultPrevented).toBe(true)
  expect([recent, input().value]).toEqual([[{ text: '茶壶' }], '茶壶'])
  key('Delete')
  expect([recent, input().value]).toEqual([[], ''])
  // The mall's words are not the user's to delete.
  key('ArrowDown')
  expect([key('Delete').defaultPrevented, input().value]).toEqual([false, '冷面'])
  press(button('撤销'))
  expect(recent).toEqual([{ text: '茶壶' }])
})

test('the panel closes when the focus leaves the search', async () => {
  await focus()
  expect(options()).toHaveLength(2)
  act(() => input().blur())
  expect(options()).toEqual([])
})
