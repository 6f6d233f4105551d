import type { Stall } from '@hojip/inventory/testing'
import { aShopper } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import type { Chances } from '@hojip/platform/testing'
import { chancesOf } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { agentOf, shopperOf } from '../rules/reader.ts'
import { ensureConversation } from '../store/conversations.ts'
import { createBrowser, type Browser } from './browser.ts'
import { createPage, lateRequests, type Page, type PageParts } from './page.ts'
import { createServer, type Server } from './server.ts'

interface World {
  mall: TestMall
  chances: Chances
  server: Server
  pages: Page[]
  isCalm: boolean
  /** By local id: what has to be stored in the end. */
  written: Map<string, string>
  /** By local id: what its writer has discarded. */
  dropped: Set<string>
  /** By local id: those behind a refused message do not wait for it, so that it comes later. */
  refused: Set<string>
  /** By browser, the local ids in the order of writing. */
  order: Map<Browser, string[]>
  /** How often an outbox was full. */
  fulls: number
}

/** Replaces a part by a faulty one, to see that the fault is found. */
export type Plant = (parts: PageParts) => PageParts

async function write(page: Page, world: World) {
  const text = `${world.written.size + world.dropped.size}`
  const wish = { conversationId: world.server.conversationId, data: text }
  // The page may be loaded anew while the message is sent.
  const { outbox } = page
  const wasFull = outbox.isFull()
  const how = await outbox.add(wish)
  if (how === 'full') {
    world.fulls += 1
    expect(outbox.isFull()).toBe(true)
    return
  }
  expect(wasFull).toBe(false)
  const { localId } = outbox.items().findLast(({ data }) => data === text)!
  world.written.set(localId, text)
  const order = world.order.get(page.browser) ?? []
  world.order.set(page.browser, [...order, localId])
}

async function collect(world: World) {
  for (const frame of await world.server.collect())
    for (const page of world.pages)
      if (page.channel === frame.channel) {
        page.hints += 1
        page.position = frame.id
      }
}

/** Frames arrive late, twice or never; several at once are one question. */
async function deliver(page: Page, { chances }: World) {
  if (page.hints === 0) return
  const isLost = chances.chance() < 0.15
  page.hints -= Math.min(page.hints, 1 + chances.pick(6))
  if (!isLost) await page.talk.refresh()
}

async function recallOne(page: Page, world: World) {
  const list = page.talk.state().timeline?.list ?? []
  const own = list.filter((one) => one.localId && !one.recalled)
  const one = own[world.chances.pick(own.length)]
  if (one && page.isOnline) await world.server.recall(page.reader, one.msgId)
}

/** Time passes for a browser: what its pages wanted to do later is done. */
async function pass(browser: Browser, world: World, ms: number) {
  browser.sinceStartMs += ms
  for (const page of world.pages.filter((one) => one.browser === browser)) {
    const over = page.timers.filter(({ atMs }) => atMs <= browser.sinceStartMs)
    for (const timer of over) page.timers.splice(page.timers.indexOf(timer), 1)
    for (const { work } of over) work()
  }
  await allQuiet(world)
}

async function allQuiet({ pages }: World) {
  for (const page of pages) await page.quiet()
}

/** A refused message is tried again or discarded by its writer. */
async function decide(page: Page, world: World) {
  const failed = page.outbox.items().filter(({ state }) => state === 'failed')
  const one = failed[world.chances.pick(failed.length)]
  if (!one) return
  if (world.chances.chance() < 0.7) return page.outbox.retry(one.localId)
  world.written.delete(one.localId)
  world.dropped.add(one.localId)
  await page.outbox.drop(one.localId)
}

type Event = (page: Page, world: World) => Promise<void> | void

/** What can happen in a history, and how often. */
const events: [number, Event][] = [
  [8, write],
  [8, (page, world) => pass(page.browser, world, world.chances.pick(20_000))],
  [8, (_, world) => collect(world)],
  [8, deliver],
  [3, (page) => page.talk.refresh()],
  [3, decide],
  [4, recallOne],
  [2, (page) => page.outbox.hurry()],
  [2, (page) => page.reload()],
  // A hole in the network, and its end.
  [2, (page) => void (page.isOnline = false)],
  [
    3,
    async (page) => {
      page.isOnline = true
      await page.connect(page.process)
      page.outbox.hurry()
    },
  ],
  // A process is killed: its memory and its connections are gone, and another process answers.
  [
    1,
    async ({ process }, { server, pages }) => {
      server.kill(process)
      for (const page of pages) if (page.process === process) await page.connect(1 - process)
    },
  ],
  // Redis is emptied: frames are lost for ever, and nobody is told.
  [
    1,
    async (_, { server, pages }) => {
      await server.loseFrames()
      for (const page of pages) page.hints = 0
    },
  ],
  // Somebody sets the browser's clock.
  [1, ({ browser }, { chances }) => void (browser.startMs += (chances.pick(7_200) - 3_600) * 1_000)],
  // All send at once.
  [
    2,
    (_, { pages }) => {
      for (const page of pages) page.outbox.hurry()
    },
  ],
]

const weighted = events.flatMap(([times, event]) => Array.from({ length: times }, () => event))

/** One history in so many is about a full outbox, which takes many requests to empty. */
const fullEvery = 12

/** So much is written without a connection that the outbox is full. */
async function overfill(page: Page, world: World) {
  page.isOnline = false
  for (let n = 0; n < 60; n += 1) await write(page, world)
}

async function begin(mall: TestMall, stall: Stall, seed: number, plant: Plant): Promise<World> {
  const { db, clock } = mall.tools
  const chances = chancesOf(seed)
  const lin = await aShopper(db)
  const at = new Date(clock.nowMs())
  const conversationId = await ensureConversation(db, lin, { id: newId(), shopId: stall.shopId, at })
  const server = await createServer(mall, conversationId)
  lateRequests.set(server, [])
  const world: World = {
    mall,
    chances,
    server,
    pages: [],
    isCalm: false,
    fulls: 0,
    written: new Map(),
    dropped: new Set(),
    refused: new Set(),
    order: new Map(),
  }
  const [first, second, agents] = [0, 1, 2].map(() => createBrowser(clock.nowMs())) as [
    Browser,
    Browser,
    Browser,
  ]
  const readers = [
    [shopperOf(lin), first],
    // A second tab, or another device.
    [shopperOf(lin), chances.chance() < 0.5 ? first : second],
    [agentOf(stall.mei), agents],
  ] as const
  world.pages = readers.map(([reader, browser]) =>
    createPage(plant({ reader, browser, server, chances: chancesOf(chances.pick(2 ** 31)), world })),
  )
  return world
}

/** The network is well: by their own timers the outboxes empty, and one question brings each page up to date. */
async function settle(world: World) {
  const { pages, server } = world
  world.isCalm = true
  for (const page of pages) page.isOnline = true
  await Promise.all(lateRequests.get(server)!)
  const unsent = (page: Page) => page.outbox.items().filter(({ state }) => state !== 'sent')
  for (let round = 0; pages.some((page) => unsent(page).length > 0); round += 1) {
    if (round > 12) throw new Error('an outbox does not empty')
    for (const page of pages) {
      for (const { localId, state } of unsent(page)) if (state === 'failed') await page.outbox.retry(localId)
      await pass(page.browser, world, 31_000)
    }
  }
  for (const page of pages) {
    await page.talk.refresh()
    while (page.talk.state().timeline?.hasOlder) await page.talk.loadOlder()
  }
}

interface Row {
  seq: number
  local_id: string
  text: string
  recalled: boolean
}

/** All pages show what the server has: every message that was written, once, and each browser's in its order. */
async function expectSame({ mall, server, pages, written, refused, order }: World) {
  const { rows } = await sql<Row>`
    select seq, local_id, text, recalled_at is not null as recalled from chat_message
    where conversation_id = ${server.conversationId} order by seq`.execute(mall.tools.db)
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
  expect(rows.map((row) => row.local_id).toSorted()).toEqual([...written.keys()].toSorted())
  for (const row of rows) expect(row.text).toBe(row.recalled ? '' : written.get(row.local_id))
  for (const [localId, { seq }] of server.stored) expect(rows[seq - 1]!.local_id).toBe(localId)
  const shown = rows.map(({ seq, text, recalled }) => ({ seq, text, recalled }))
  for (const { talk } of pages) {
    const list = talk.state().timeline?.list ?? []
    expect(list.map(({ seq, text, recalled }) => ({ seq, text: text.text, recalled }))).toEqual(shown)
  }
  const seqOf = new Map(rows.map((row) => [row.local_id, row.seq]))
  for (const localIds of order.values()) {
    const seqs = localIds.filter((one) => !refused.has(one)).map((localId) => seqOf.get(localId)!)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
  }
}

/** Plays a history and throws when a message got lost, doubled or out of order. Returns how often an outbox was full. */
export async function playHistory(
  mall: TestMall,
  stall: Stall,
  seed: number,
  plant: Plant = (parts) => parts,
): Promise<number> {
  const world = await begin(mall, stall, seed, plant)
  const { chances, pages } = world
  const length = 40 + chances.pick(120)
  const fullAt = chances.pick(fullEvery) === 0 ? chances.pick(length) : undefined
  for (let step = 0; step < length; step += 1) {
    const page = pages[chances.pick(pages.length)]!
    const event = step === fullAt ? overfill : weighted[chances.pick(weighted.length)]!
    await event(page, world)
    await allQuiet(world)
  }
  await settle(world)
  await expectSame(world)
  for (const page of pages) page.outbox.stop()
  return world.fulls
}
