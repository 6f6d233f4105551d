// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import {
  copyText,
  databases,
  hasCookies,
  isLike,
  isList,
  like,
  localStore,
  notifications,
  openChannel,
  randomId,
  readCookie,
  serviceWorkers,
  shareByDevice,
  storedAnswers,
  tabStore,
  whenAlone,
  writeCookie,
} from './index.ts'

/** A browser that refuses throws as soon as the ability is touched. */
function refuse(on: object, name: string) {
  const before = Object.getOwnPropertyDescriptor(on, name)
  Object.defineProperty(on, name, {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    set: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  restore.push(() => {
    if (before) Object.defineProperty(on, name, before)
    else Reflect.deleteProperty(on, name)
  })
}
const restore: (() => void)[] = []

afterEach(() => {
  for (const one of restore.splice(0)) one()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const store of [localStore, tabStore]) for (const key of store.keys()) store.set(key, null)
})

const isCount = like({ n: 0 })

test('a value is stored in the browser, as text or as JSON', () => {
  expect(localStore.set('a', 'text')).toBe(true)
  expect(localStore.set('b', { n: 1 })).toBe(true)
  expect(localStorage.getItem('b')).toBe('{"n":1}')
  expect([localStore.get('a'), ...['b', 'a', 'c'].map((key) => localStore.json(key, isCount))]).toEqual([
    'text',
    { n: 1 },
    undefined,
    undefined,
  ])
  localStore.set('a', null)
  expect(localStore.keys()).toEqual(['b'])
})

test.each([
  ['localStorage', localStore],
  ['sessionStorage', tabStore],
] as const)('where %s is forbidden, values last as long as the document', (name, store) => {
  refuse(globalThis, name)
  expect([store.get('a'), store.json('a', isList), store.keys()]).toEqual([null, undefined, []])
  expect(store.set('a', [1])).toBe(false)
  expect([store.get('a'), store.json('a', isList), store.keys()]).toEqual(['[1]', [1], ['a']])
  expect(store.set('a', null)).toBe(false)
  expect([store.get('a'), store.keys()]).toEqual([null, []])
})

test.each(['null', '{', '5', '"n"', 'true', '[]', '[{"n":1}]', '{}', '{"n":"1"}', '{"n":[1]}'])(
  'what another version may have stored is as good as nothing: %s',
  (text) => {
    localStorage.setItem('a', text)
    expect(localStore.json('a', isCount)).toBeUndefined()
  },
)

test('a stored value is like a model in its fields and elements; what is null in it, or not there, may be anything', () => {
  const model = { name: '', at: null, lines: [{ count: 0 }] }
  const same = { name: 'kimchi', at: 5, lines: [{ count: 1, more: '' }, { count: 2 }], more: [] }
  expect([isLike(model, same), isLike(model, { ...same, at: null, lines: [] })]).toEqual([true, true])
  expect(isLike(model, { ...same, name: null })).toBe(false)
  for (const lines of [null, 5, {}, [null], [5], [[]], [{}], [{ count: 1 }, { count: '2' }]])
    expect(isLike<unknown>(model, { ...same, lines }), JSON.stringify(lines)).toBe(false)
})

test('a full storage loses no value of the document, and takes the next one that fits', () => {
  localStore.set('a', 'before')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(localStore.set('a', 'after')).toBe(false)
  expect(localStore.get('a')).toBe('after')
  vi.unstubAllGlobals()
  expect(localStore.set('a', 'last')).toBe(true)
  expect(localStorage.getItem('a')).toBe('last')
})

test('a refused cookie lasts as long as the document, and the page can ask', () => {
  expect(writeCookie('token', 'one', 60)).toBe(true)
  expect(hasCookies()).toBe(true)
  writeCookie('token', '', 0)
  expect(readCookie('token') || undefined).toBeUndefined()
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  expect(writeCookie('token', 'two', 60)).toBe(false)
  expect(readCookie('token')).toBe('two')
  expect(hasCookies()).toBe(false)
  writeCookie('token', '', 0)
  expect(readCookie('token') || undefined).toBeUndefined()
})

test('what the browser refuses or lacks is undefined', () => {
  for (const name of ['indexedDB', 'caches', 'Notification', 'BroadcastChannel']) refuse(globalThis, name)
  refuse(navigator, 'serviceWorker')
  expect([databases(), storedAnswers(), notifications(), openChannel('a'), serviceWorkers()]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})

test('work is done once, also where locks are refused; what the work itself throws is passed on', async () => {
  const work = vi.fn<(isAlone: boolean) => Promise<boolean>>(async (isAlone) => isAlone)
  refuse(navigator, 'locks')
  expect(await whenAlone('a', work)).toBe(false)
  restore.pop()!()
  const denied = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }
  vi.stubGlobal('navigator', { locks: denied })
  expect(await whenAlone('a', work)).toBe(false)
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, run: () => unknown) => run() } })
  expect(await whenAlone('a', work)).toBe(true)
  expect(work).toHaveBeenCalledTimes(3)
  const broken = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('own'))
  await expect(whenAlone('a', broken)).rejects.toThrow('own')
  expect(broken).toHaveBeenCalledTimes(1)
})

test('without TLS ids are UUIDs, texts are copied the old way, and nothing is shared', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.stubGlobal('navigator', {})
  const copied: string[] = []
  const execCommand = () =>
    copied.push(document.querySelector<HTMLTextAreaElement>('dialog textarea:focus')!.value) > 0
  Object.assign(document, { execCommand })
  document.body.innerHTML = '<dialog open><button></button></dialog>'
  const button = document.querySelector('button')!
  button.focus()
  const ids = [randomId(), randomId()]
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(ids[0]).not.toBe(ids[1])
  expect([await copyText('a link'), copied, document.activeElement]).toEqual([true, ['a link'], button])
  expect([shareByDevice({ url: '/' }), document.querySelector('textarea')]).toEqual([false, null])
})

test('a text that the browser does not let be copied is reported', async () => {
  const refused = { clipboard: { writeText: () => Promise.reject(new DOMException('denied')) } }
  vi.stubGlobal('navigator', refused)
  expect(await copyText('a link')).toBe(false)
})
