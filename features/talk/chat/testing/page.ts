import { newId } from '@hojip/platform/ids'
import type { Chances } from '@hojip/platform/testing'
import type { SendOutcome } from '../rules/client/outbox.ts'
import type { Reader } from '../rules/reader.ts'
import { createOutbox, type SendingOutbox } from '../parts/outbox/outbox.ts'
import { createTalk, type Talk } from '../parts/talk/talk.ts'
import type { Browser } from './browser.ts'
import { fateOf, type Fate, type Item, type Server } from './server.ts'

export interface PageParts {
  reader: Reader
  browser: Browser
  server: Server
  chances: Chances
  /** What chance may do to requests: nothing once the network is well again. */
  world: { isCalm: boolean; refused: Set<string> }
}

/** A page of the conversation, made of the code that pages run. Its fields change with a reload. */
export interface Page extends Pick<PageParts, 'reader' | 'browser'> {
  talk: Talk
  outbox: SendingOutbox<Item>
  isOnline: boolean
  /** Frames under way to it. */
  hints: number
  /** The last frame that it has received, which survives reloads. */
  position: number
  process: number
  channel: string
  timers: { atMs: number; work: () => void }[]
  /** Resolves when nothing is under way any more. */
  quiet(): Promise<void>
  /** Its memory is gone; what the browser has stored stays. */
  reload(): void
  /** Comes back after its connection broke: the process tells what was missed, or that everything is to be read. */
  connect(process: number): Promise<void>
}

/** Requests of pages that are gone: they arrive all the same. */
export const lateRequests = new WeakMap<Server, Promise<unknown>[]>()

function channelOf({ userId, shopId }: Reader) {
  return userId ? `user:${userId}` : `service:${shopId}`
}

type Life = Pick<Page, 'talk' | 'outbox' | 'timers'> & { end: () => void; quiet: () => Promise<void> }

/** From one loading of the page to the next. */
function createLife(parts: PageParts, page: () => Page): Life {
  const { reader, browser, server, chances, world } = parts
  const timers: Life['timers'] = []
  let isOver = false
  let end = () => undefined as void
  const over = new Promise<void>((done) => (end = done))
  let work: Promise<unknown> = Promise.resolve()
  const talk = createTalk(async (wish) => {
    const isLost = !world.isCalm && (!page().isOnline || chances.chance() < 0.15)
    if (isLost) throw new Error('no answer')
    return server.read(reader, wish)
  })
  const outbox = createOutbox<Item>({
    store: browser.store,
    send: (item) => (page().isOnline ? sent(parts, page(), item) : Promise.resolve({ kind: 'later' })),
    alone: (some) => {
      const done = browser.alone(async () => {
        // The browser takes the lock of a page that is gone.
        if (!isOver) await Promise.race([some(), over])
      })
      work = done
      return done
    },
    tabs: {
      tell: () => browser.listeners.forEach((listener) => listener()),
      listen: (listener) => {
        browser.listeners.add(listener)
        return () => void browser.listeners.delete(listener)
      },
    },
    later: (some, ms) => {
      const timer = { atMs: browser.sinceStartMs + ms, work: some }
      timers.push(timer)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
    nowMs: () => browser.startMs + browser.sinceStartMs,
    newId,
  })
  return {
    talk,
    outbox,
    timers,
    end: () => {
      isOver = true
      outbox.stop()
      end()
    },
    quiet: async () => {
      for (let seen; seen !== work;) {
        seen = work
        await work.catch(() => undefined)
        await new Promise((done) => setImmediate(done))
      }
    },
  }
}

/** One try to send, to which chance does something. */
async function sent(
  { reader, server, chances, world }: PageParts,
  page: Page,
  item: Item,
): Promise<SendOutcome> {
  const fate: Fate = world.isCalm ? 'answered' : fateOf(chances)
  if (fate === 'lost') return { kind: 'later' }
  if (fate === 'refused' && !server.tried.has(item.localId)) {
    world.refused.add(item.localId)
    return { kind: 'refused', problem: 'no' }
  }
  const request = server.send(reader, item, fate === 'doubled' ? 3 : 1)
  if (fate === 'reloaded') {
    request.catch(() => undefined)
    lateRequests.get(server)?.push(request)
    page.reload()
    return new Promise(() => undefined)
  }
  const outcome = await request
  if (fate === 'killed') {
    server.kill(page.process)
    page.hints = 0
    await page.connect(1 - page.process)
  }
  return fate === 'unanswered' || fate === 'killed' ? { kind: 'later' } : outcome
}

export function createPage(parts: PageParts): Page {
  const { reader, browser, server } = parts
  let life = createLife(parts, () => page)
  const page: Page = {
    reader,
    browser,
    talk: life.talk,
    outbox: life.outbox,
    timers: life.timers,
    isOnline: true,
    hints: 0,
    position: 0,
    process: 0,
    channel: channelOf(reader),
    quiet: () => life.quiet(),
    reload: () => {
      life.end()
      life = createLife(parts, () => page)
      Object.assign(page, { talk: life.talk, outbox: life.outbox, timers: life.timers, hints: 0 })
    },
    connect: async (process) => {
      page.process = process
      const missed = server.resume(process, page.channel, page.position)
      page.hints = missed?.length ?? 0
      page.position = server.lastFrame()
      if (missed === undefined) await page.talk.refresh()
    },
  }
  return page
}
