import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryItems } from './item-store.ts'
import type { OutboxItem } from './item.ts'
import { mostUnsent, type SendOutcome } from '../../rules/client/outbox.ts'
import { createOutbox, type OutboxParts, type SendingOutbox } from './outbox.ts'

type Outbox = SendingOutbox<OutboxItem>
type Parts = OutboxParts<OutboxItem>

const opened: Outbox[] = []
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.stop()
  vi.useRealTimers()
})

/** A server that stores each `localId` once and numbers what it stores. */
function aServer() {
  const stored: OutboxItem[] = []
  let answer: (item: OutboxItem) => SendOutcome | undefined = () => undefined
  return {
    stored,
    answerWith: (next: typeof answer) => void (answer = next),
    send: (item: OutboxItem): Promise<SendOutcome> => {
      const special = answer(item)
      if (special) return Promise.resolve(special)
      if (!stored.some(({ localId }) => localId === item.localId)) stored.push(item)
      return Promise.resolve({
        kind: 'stored',
        seq: stored.findIndex(({ localId }) => localId === item.localId) + 1,
      })
    },
  }
}

let ids = 0
function anOutbox(parts: Partial<Parts> & Pick<Parts, 'send'>): Outbox {
  const outbox = createOutbox<OutboxItem>({
    store: memoryItems<OutboxItem>(),
    alone: (work) => work(),
    tabs: { tell: () => undefined, listen: () => () => undefined },
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    nowMs: Date.now,
    newId: () => `local-${(ids += 1)}`,
    ...parts,
  })
  opened.push(outbox)
  return outbox
}

function wish(text: string, conversationId = 'c') {
  return { userId: 'lin', conversationId, data: { type: 1 as const, text } }
}

function textsOf(items: readonly OutboxItem[]) {
  return items.map(({ data }) => data.text)
}

function states(outbox: Outbox) {
  return outbox.items().map(({ state }) => state)
}

describe('the outbox', () => {
  test('sends in the order of writing, also when the clock does not move', async () => {
    const server = aServer()
    const outbox = anOutbox(server)
    for (const text of ['a', 'b', 'c']) await outbox.add(wish(text))
    await expect.poll(() => states(outbox)).toEqual(['sent', 'sent', 'sent'])
    expect(textsOf(server.stored)).toEqual(['a', 'b', 'c'])
    expect(outbox.items().map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('sends again under the same name what got no answer, and holds back what was written later', async () => {
    vi.useFakeTimers()
    const server = aServer()
    const outbox = anOutbox(server)
    server.answerWith((item) => {
      server.stored.push(item)
      server.answerWith(() => ({ kind: 'later' }))
      return { kind: 'later' }
    })
    await outbox.add(wish('stored without an answer'))
    await outbox.add(wish('later'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(states(outbox)).toEqual(['waiting', 'waiting'])
    server.answerWith(() => undefined)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(states(outbox)).toEqual(['sent', 'sent'])
    expect(textsOf(server.stored)).toEqual(['stored without an answer', 'later'])
  })

  test('a refused message waits for the shopper and holds up nothing', async () => {
    const server = aServer()
    const outbox = anOutbox(server)
    server.answerWith(({ data }) => (data.text === 'bad' ? { kind: 'refused', problem: 'no' } : undefined))
    await outbox.add(wish('bad'))
    await outbox.add(wish('good'))
    await expect.poll(() => states(outbox)).toEqual(['failed', 'sent'])
    expect(outbox.items()[0]!.problem).toBe('no')
    server.answerWith(() => undefined)
    await outbox.retry(outbox.items()[0]!.localId)
    await expect.poll(() => states(outbox)).toEqual(['sent', 'sent'])
    expect(textsOf(server.stored)).toEqual(['good', 'bad'])
  })

  test('a conversation that has to wait does not hold up others', async () => {
    const server = aServer()
    const outbox = anOutbox(server)
    server.answerWith(({ conversationId }) => (conversationId === 'c' ? { kind: 'later' } : undefined))
    await outbox.add(wish('waits'))
    await outbox.add(wish('goes', 'd'))
    await expect.poll(() => textsOf(server.stored)).toEqual(['goes'])
  })

  test('messages survive a reload', async () => {
    const server = aServer()
    server.answerWith(() => ({ kind: 'later' }))
    const store = memoryItems<OutboxItem>()
    const before = anOutbox({ ...server, store })
    await before.add(wish('written before the reload'))
    before.stop()
    server.answerWith(() => undefined)
    const after = anOutbox({ ...server, store })
    await expect.poll(() => states(after)).toEqual(['sent'])
    expect(textsOf(server.stored)).toEqual(['written before the reload'])
  })

  test('a discarded message is never sent', async () => {
    const server = aServer()
    server.answerWith(() => ({ kind: 'refused', problem: 'no' }))
    const outbox = anOutbox(server)
    await outbox.add(wish('bad'))
    await expect.poll(() => states(outbox)).toEqual(['failed'])
    await outbox.drop(outbox.items()[0]!.localId)
    server.answerWith(() => undefined)
    outbox.poke()
    await outbox.add(wish('good'))
    await expect.poll(() => textsOf(server.stored)).toEqual(['good'])
  })

  test('two tabs send a message once', async () => {
    const server = aServer()
    const store = memoryItems<OutboxItem>()
    let last: Promise<void> = Promise.resolve()
    const alone = (work: () => Promise<void>) => (last = last.then(work))
    const [one, other] = [anOutbox({ ...server, store, alone }), anOutbox({ ...server, store, alone })]
    const sent: string[] = []
    server.answerWith(({ data }) => void sent.push(data.text))
    await Promise.all([one.add(wish('from one')), other.add(wish('from other', 'd'))])
    one.poke()
    other.poke()
    await expect.poll(() => sent.toSorted()).toEqual(['from one', 'from other'])
    await last
    expect(sent).toHaveLength(2)
  })

  test('refuses what is written when it is full, and takes more when something was sent', async () => {
    const server = aServer()
    server.answerWith(() => ({ kind: 'later' }))
    const outbox = anOutbox(server)
    for (let n = 0; n < mostUnsent; n += 1) expect(await outbox.add(wish(`${n}`))).toBe('stored')
    expect(outbox.isFull()).toBe(true)
    expect(await outbox.add(wish('one too many'))).toBe('full')
    expect(outbox.items()).toHaveLength(mostUnsent)
    server.answerWith(() => undefined)
    outbox.hurry()
    await expect.poll(() => outbox.isFull()).toBe(false)
    expect(await outbox.add(wish('now'))).toBe('stored')
    await expect.poll(() => textsOf(server.stored)).toHaveLength(mostUnsent + 1)
    expect(textsOf(server.stored)).not.toContain('one too many')
  })

  test('sends what the browser cannot store, and warns that it is lost with the page', async () => {
    const server = aServer()
    const store = { ...memoryItems<OutboxItem>(), put: () => Promise.reject(new Error('the disk is full')) }
    const outbox = anOutbox({ ...server, store })
    expect(await outbox.add(wish('not stored'))).toBe('onlyHere')
    await expect.poll(() => states(outbox)).toEqual(['sent'])
    expect(textsOf(server.stored)).toEqual(['not stored'])
  })

  test('sends without a store that can be read', async () => {
    vi.useFakeTimers()
    const server = aServer()
    let isBroken = true
    const items = memoryItems<OutboxItem>()
    const all = () => (isBroken ? Promise.reject(new Error('no database')) : items.all())
    const outbox = anOutbox({ ...server, store: { ...items, all } })
    await outbox.add(wish('waits for the store'))
    isBroken = false
    await vi.advanceTimersByTimeAsync(1_500)
    expect(textsOf(server.stored)).toEqual(['waits for the store'])
  })
})
