import { setTimeout as sleep } from 'node:timers/promises'
import { codeSentTo, createCaller, type Caller, type Seen, type Site } from './caller.ts'

/** What shoppers saw. */
interface Tally extends Seen {
  /** Orders that the mall acknowledged. */
  orders: string[]
  /** Those of them that were paid at the gateway. */
  paidOrders: string[]
  paid: number
}

interface Load {
  tally: Tally
  /** Stops the shoppers after they finish what they began. */
  stop(): Promise<void>
}

const startMs = Date.now()
let phones = 0
function aPhone() {
  return `139${String(startMs + (phones += 1)).slice(-8)}`
}

const address = {
  consignee: '林小雨',
  phone: '13812345678',
  country: 'CN',
  address: '朝阳街 1 号 2 单元 301',
  province: '吉林省',
  city: '延边朝鲜族自治州',
  district: '延吉市',
  addressDefault: '1',
}

/** Somebody who is registered: their session, and the id of their address. */
export interface Person {
  token: string
  addressId: string
}

/** Registers somebody, and signs them in. */
export async function enter(site: Site, { ask, isGood, signIn }: Caller): Promise<Person> {
  const phone = aPhone()
  const sent = await ask('/sendSms', { phone, country: 'CN', scene: 'register' })
  if (!isGood(sent)) throw new Error(`no code: ${JSON.stringify(sent)}`)
  const smscode = await codeSentTo(site, phone)
  const facts = { phone, country: 'CN', smscode, password: 'faults-1234-5678', agreeVersion: '2026-11' }
  const registered = await ask('/webRegister', facts)
  if (!isGood(registered)) throw new Error(`not registered: ${JSON.stringify(registered)}`)
  const token = registered.data['token'] as string
  signIn(token)
  const saved = await ask('/appUserAddress/save', address)
  if (!isGood(saved)) throw new Error(`no address: ${JSON.stringify(saved)}`)
  return { token, addressId: saved.data['pkId'] as string }
}

/** A product that can be bought. */
export interface Card {
  shopId: string
  defaultSpecId: string
}

/** Orders a product and pays for it. @returns whether both worked */
async function buy(site: Site, caller: Caller, tally: Tally, addressId: string, card: Card) {
  const { ask, isGood } = caller
  const aoList = [{ goodsSpecId: card.defaultSpecId, goodsNum: 1 }]
  const priced = await ask('/bizOrder/submit/orderInfo', { aoList, addressId })
  if (!isGood(priced)) return false
  const order = { shopId: card.shopId, orderGoodsList: aoList }
  const placed = await ask('/bizOrder/saveOrder', {
    addressId,
    totalMoney: priced.data['totalMoney'],
    saveOrderShop: [order],
  })
  if (!isGood(placed)) return false
  const orderIds = placed.data['orderIds'] as string[]
  tally.orders.push(...orderIds)
  const opened = await ask('/bizOrder/orderToPay', { payId: placed.data['payId'], payType: '2' })
  if (!isGood(opened)) return false
  const paid = await fetch(`${site.simulatorUrl}/sim/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outTradeNo: opened.data['payCode'] }),
  }).catch(() => undefined)
  if (!paid?.ok) return false
  tally.paid += 1
  tally.paidOrders.push(...orderIds)
  return true
}

export interface Shoppers extends Load {
  /** Whether ordering and paying works at this moment. */
  canBuy(): Promise<boolean>
}

interface Shopping {
  /** What they buy; what the mall shows first when left out. */
  cards?: readonly Card[]
  /** Who they are; somebody new when left out. */
  people?: readonly Person[]
  /** The address that each of them comes from. */
  from?: (n: number) => string
  /** How long each waits after a purchase. */
  pauseMs?: number
}

async function shownCards({ ask }: Caller): Promise<Card[]> {
  const found = await ask('/bizGoods/findAll', { pageSize: 40 })
  return found!.data['list'] as Card[]
}

/** Shoppers who order and pay one product after the other until they are stopped, whatever they are answered. */
export async function shop(
  site: Site,
  count: number,
  { cards: wanted, people = [], from, pauseMs = 20 }: Shopping = {},
): Promise<Shoppers> {
  const tally: Tally = { orders: [], paidOrders: [], paid: 0, seen: {}, longestMs: 0 }
  const callers = Array.from({ length: count + 1 }, (_, n) => createCaller(site, tally, from?.(n)))
  const addresses: string[] = []
  for (const [n, caller] of callers.entries()) {
    const { token, addressId } = people[n] ?? (await enter(site, caller))
    caller.signIn(token)
    addresses.push(addressId)
  }
  const cards = wanted ?? (await shownCards(callers[0]!))
  tally.seen = {}
  tally.longestMs = 0
  let isOver = false
  const round = async (i: number) => {
    for (let n = i; !isOver; n += 7) {
      const isDone = await buy(site, callers[i]!, tally, addresses[i]!, cards[n % cards.length]!)
      await sleep(isDone ? pauseMs : 250)
    }
  }
  const rounds = callers.slice(1).map((_caller, i) => round(i + 1))
  return {
    tally,
    canBuy: () => buy(site, callers[0]!, tally, addresses[0]!, cards[3 % cards.length]!),
    stop: async () => {
      isOver = true
      await Promise.all(rounds)
      for (const caller of callers) caller.close()
    },
  }
}
