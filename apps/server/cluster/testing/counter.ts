import { setTimeout as sleep } from 'node:timers/promises'
import { createCaller, codeSentTo, type Caller, type Seen, type Site } from '../../faults/testing/caller.ts'
import { ownerPassword, type Stall } from './stall.ts'
import { noted, type Histories } from './takers.ts'

export interface Owner {
  token: string
  cookie: string
}

function cookiesOf(headers: Record<string, unknown>): string[] {
  return [headers['set-cookie'] ?? []].flat().map((one) => String(one).split(';')[0]!)
}

/** Signs the owner in, with both steps. */
export async function signInOwner(site: Site, { owner }: Stall): Promise<Owner> {
  const caller = createCaller(site, { seen: {}, longestMs: 0 }, '127.0.9.1')
  try {
    const first = await caller.ask('/staff/login', { account: owner.login, password: ownerPassword })
    if (first?.data['codeSent'] !== true) throw new Error(`no code for the owner: ${JSON.stringify(first)}`)
    const code = await codeSentTo(site, owner.phone)
    const before = cookiesOf(first.headers)
    caller.signIn('1', before.join('; '))
    const second = await caller.ask('/staff/confirm', { ticket: first.data['ticket'], code })
    if (!caller.isGood(second)) throw new Error(`the owner is not signed in: ${JSON.stringify(second)}`)
    return {
      token: String(second.data['token']),
      cookie: [...before, ...cookiesOf(second.headers)].join('; '),
    }
  } finally {
    caller.close()
  }
}

let parcels = 0

/** Ships what waits, up to five orders. */
async function ship({ ask, isGood }: Caller, shipped: string[]): Promise<void> {
  const found = await ask('/bizConsole/queryOrders', { orderStatus: 3, pageSize: 5 })
  if (!isGood(found)) return
  for (const { pkId: orderId } of found.data['list'] as { pkId: string }[]) {
    const number = `SF${Date.now()}${(parcels += 1)}`
    const answer = await ask('/bizConsole/deliver', { orderId, parcels: [{ expCode: 'shunfeng', number }] })
    if (isGood(answer)) shipped.push(orderId)
  }
}

/** Reads the list of stock: of each SKU that somebody watches it says how many units can be ordered. */
async function readStock({ ask, isGood }: Caller, histories: Histories): Promise<void> {
  const fromMs = performance.now()
  const answer = await ask('/bizConsole/queryStock', { pageSize: 100 })
  const untilMs = performance.now()
  if (!isGood(answer)) return
  for (const { pkId, stock } of answer.data['list'] as { pkId: string; stock: number }[])
    histories.get(pkId)?.push({ fromMs, untilMs, step: { kind: 'read', units: stock, outcome: 'done' } })
}

/** Corrects the stock of one SKU if it is still what it was, as when a delivery arrives. */
async function receive({ ask, isGood }: Caller, histories: Histories, skuId: string): Promise<void> {
  const acts = histories.get(skuId)!
  const last = acts.findLast(({ step }) => step.kind === 'read')?.step
  if (last?.kind !== 'read') return
  const [from, to] = [last.units, last.units + 3]
  const wish = { goodsSpecId: skuId, stock: to, stockBefore: from, reason: 'received' }
  await noted(
    acts,
    () => ask('/bizConsole/correctStock', wish),
    (answer) => {
      if (answer === undefined || answer.status >= 500) return { kind: 'set', from, to, outcome: 'unknown' }
      if (isGood(answer)) return { kind: 'set', from, to, outcome: 'done' }
      const now = answer.data['now']
      return typeof now === 'number' ? { kind: 'set', from, to, outcome: 'changed', now } : undefined
    },
  )
}

/** The shop's owner ships orders, reads the stock and receives units, until they are stopped. */
export function serve(site: Site, tally: Seen, { token, cookie }: Owner, histories: Histories) {
  const caller = createCaller(site, tally, '127.0.9.2')
  caller.signIn(token, cookie)
  const shipped: string[] = []
  const skuIds = [...histories.keys()]
  let isOver = false
  const work = (async () => {
    for (let n = 0; !isOver; n++) {
      await ship(caller, shipped)
      await readStock(caller, histories)
      if (n % 3 === 0) await receive(caller, histories, skuIds[n % skuIds.length]!)
      await sleep(700)
    }
  })()
  return {
    shipped,
    stop: async () => {
      isOver = true
      await work
      caller.close()
    },
  }
}
