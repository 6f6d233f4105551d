import { expect, test } from 'vitest'
import type { ChatHistory, ChatMessage } from '../../contract.ts'
import { createTalk } from './talk.ts'

function message(seq: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    msgId: `m${seq}`,
    seq,
    side: 'shop',
    from: 's',
    to: 'u',
    text: { type: 1, text: `${seq}` },
    time: '2026-11-23 10:00:00',
    at: seq,
    isRead: '1',
    recalled: false,
    ...more,
  }
}

type Wish = { beforeSeq?: number; afterSeq?: number; afterRecall?: number; size: number }

/** A conversation on the server. */
function aConversation(count: number) {
  const all = Array.from({ length: count }, (_, at) => message(at + 1))
  const recalls: { seq: number; recallNo: number }[] = []
  const asked: Wish[] = []
  const read = (wish: Wish): Promise<ChatHistory> => {
    asked.push(wish)
    const { beforeSeq = Infinity, afterSeq, afterRecall, size } = wish
    const fitting = all.filter(({ seq }) => seq < beforeSeq && seq > (afterSeq ?? 0))
    const list = afterSeq === undefined ? fitting.slice(-size) : fitting.slice(0, size)
    return Promise.resolve({
      list,
      hasMore: fitting.length > size,
      lastSeq: all.length,
      recallNo: recalls.length,
      recalled: afterRecall === undefined ? [] : recalls.filter(({ recallNo }) => recallNo > afterRecall),
      readSeq: 0,
      deliveredSeq: 0,
      peerReadSeq: 0,
      peerDeliveredSeq: 0,
    })
  }
  return {
    asked,
    read,
    write: (more: Partial<ChatMessage> = {}) => all.push(message(all.length + 1, more)),
    recall: (seq: number) => {
      all[seq - 1] = message(seq, { recalled: true, text: { type: 1, text: '' } })
      recalls.push({ seq, recallNo: recalls.length + 1 })
    },
  }
}

function seqs({ state }: ReturnType<typeof createTalk>) {
  return state().timeline!.list.map(({ seq }) => seq)
}

test('begins with the newest messages, and reads what is missing in order', async () => {
  const server = aConversation(40)
  const talk = createTalk(server.read)
  await talk.refresh()
  expect([seqs(talk)[0], seqs(talk).at(-1)]).toEqual([11, 40])
  for (let n = 0; n < 120; n += 1) server.write()
  await talk.refresh()
  expect(seqs(talk)).toEqual(Array.from({ length: 150 }, (_, at) => at + 11))
})

test('after a long absence it begins anew instead of reading everything', async () => {
  const server = aConversation(10)
  const talk = createTalk(server.read)
  await talk.refresh()
  for (let n = 0; n < 500; n += 1) server.write()
  await talk.refresh()
  expect([seqs(talk)[0], seqs(talk).at(-1), talk.state().timeline!.hasOlder]).toEqual([481, 510, true])
})

test('older messages come before, up to the first', async () => {
  const talk = createTalk(aConversation(70).read)
  await talk.refresh()
  await talk.reach(1)
  expect(seqs(talk)).toEqual(Array.from({ length: 70 }, (_, at) => at + 1))
  expect(talk.state().timeline!.hasOlder).toBe(false)
})

test('a recalled message and its quotes lose their text', async () => {
  const server = aConversation(2)
  server.write({ quote: { seq: 1, side: 'shop', text: { type: 1, text: '1' }, recalled: false } })
  const talk = createTalk(server.read)
  await talk.refresh()
  server.recall(1)
  await talk.refresh()
  const { list } = talk.state().timeline!
  expect(list[0]).toMatchObject({ recalled: true, text: { text: '' } })
  expect(list[2]!.quote).toMatchObject({ recalled: true, text: { text: '' } })
})

test('older messages that are loaded meanwhile do not hide a recall', async () => {
  const server = aConversation(60)
  const talk = createTalk(server.read)
  await talk.refresh()
  server.recall(50)
  await talk.loadOlder()
  await talk.refresh()
  expect(talk.state().timeline!.list.find(({ seq }) => seq === 50)!.recalled).toBe(true)
})

test('calls during a reading are joined into one more', async () => {
  const server = aConversation(3)
  const talk = createTalk(server.read)
  await Promise.all([talk.refresh(), talk.refresh(), talk.refresh()])
  expect(server.asked).toHaveLength(2)
})

test('marks only grow', async () => {
  const talk = createTalk(aConversation(3).read)
  await talk.refresh()
  talk.take({ peerReadSeq: 3 })
  talk.take({ peerReadSeq: 2 })
  await talk.refresh()
  expect(talk.state().timeline!.marks.peerReadSeq).toBe(3)
})

test('a failed reading is shown, and the next one repairs it', async () => {
  const server = aConversation(3)
  let isDown = true
  const talk = createTalk((wish) => (isDown ? Promise.reject(new Error('offline')) : server.read(wish)))
  await talk.refresh()
  expect(talk.state()).toMatchObject({ hasFailed: true, timeline: undefined })
  isDown = false
  await talk.refresh()
  expect(talk.state().hasFailed).toBe(false)
  expect(seqs(talk)).toEqual([1, 2, 3])
})
