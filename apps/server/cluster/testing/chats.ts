import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { createCaller, type Caller, type Seen, type Site } from '../../faults/testing/caller.ts'
import type { Person } from '../../faults/testing/load.ts'
import type { Owner } from './counter.ts'

interface Talk {
  conversationId: string
  shopper: Caller
  agent: Caller
}

/** Sends one message until it is acknowledged or refused, as the outbox of a page does. @returns whether it was stored */
async function say({ ask, isGood }: Caller, path: string, conversationId: string, isOver: () => boolean) {
  const localId = newId()
  const message = { conversationId, localId, data: { type: 1, text: `${path} ${localId}` } }
  while (!isOver()) {
    const answer = await ask(path, message)
    if (isGood(answer)) return localId
    if (answer && answer.status < 500 && answer.status !== 429) return undefined
    await sleep(300)
  }
  return undefined
}

/** Shoppers write to a shop, and its owner answers. */
export async function chat(
  site: Site,
  tally: Seen,
  people: readonly Person[],
  { shopId, owner, from }: { shopId: string; owner: Owner; from: (n: number) => string },
) {
  const acknowledged: string[] = []
  const talks: Talk[] = []
  for (const [n, { token }] of people.entries()) {
    const shopper = createCaller(site, tally, from(n))
    shopper.signIn(token)
    const opened = await shopper.ask('/appUserChat/open', { shopId })
    if (!shopper.isGood(opened)) throw new Error(`no conversation: ${JSON.stringify(opened)}`)
    const agent = createCaller(site, tally, '127.0.9.3')
    agent.signIn(owner.token, owner.cookie)
    talks.push({ conversationId: (opened.data['conversation'] as { pkId: string }).pkId, shopper, agent })
  }
  let isOver = false
  const rounds = talks.map(async ({ conversationId, shopper, agent }) => {
    while (!isOver) {
      const asked = await say(shopper, '/appUserChat/send', conversationId, () => isOver)
      const answered = asked && (await say(agent, '/bizConsole/chat/send', conversationId, () => isOver))
      for (const id of [asked, answered]) if (id) acknowledged.push(id)
      await sleep(500)
    }
  })
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await Promise.all(rounds)
      for (const { shopper, agent } of talks) for (const one of [shopper, agent]) one.close()
    },
  }
}

/** Messages that were acknowledged and are not there exactly once, and conversations whose numbers have gaps. */
export async function brokenChats(db: Db, acknowledged: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; n: number }>`
    select id, (select count(*)::int from chat_message m where m.local_id = w.id) as n
    from unnest(${[...acknowledged]}::text[]) as w (id)`.execute(db)
  const gaps = await sql<{ id: string }>`
    select conversation_id as id from chat_message group by 1 having max(seq) <> count(*)`.execute(db)
  return [
    ...rows.filter(({ n }) => n !== 1).map(({ id, n }) => `message ${id} is there ${n} times`),
    ...gaps.rows.map(({ id }) => `conversation ${id} has a gap`),
  ]
}
