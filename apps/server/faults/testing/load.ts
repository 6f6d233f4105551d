import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { until, type MallProcess } from './mall.ts'

/** What shoppers saw. */
interface Tally {
  /** Orders that the mall acknowledged. */
  orders: string[]
  paid: number
  /** The number of answers by status; `cut` for connections that ended without an answer. */
  seen: Record<string, number>
  /** The longest time a caller waited for an answer. */
  longestMs: number
}

interface Load {
  tally: Tally
  /** Stops the shoppers after they finish what they began. */
  stop(): Promise<void>
}

type Answer = { code: string; data: Record<string, unknown> } | undefined

const startMs = Date.now()
let phones = 0
function aPhone() {
  return `139${String(startMs + (phones += 1)).slice(-8)}`
}

/** One shopper, with keep-alive connections like a browser's. */
function createCaller(mall: MallProcess, tally: Tally) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  let token = '1'
  const note = (what: string) => (tally.seen[what] = (tally.seen[what] ?? 0) + 1)
  const ask = (path: string, input: object): Promise<Answer> =>
    new Promise((done) => {
      const from = performance.now()
      const over = (what: string, answer?: Answer) => {
        note(what)
        tally.longestMs = Math.max(tally.longestMs, performance.now() - from)
        done(answer)
      }
      const headers = {
        'content-type': 'application/json',
        authorization: token,
        'idempotency-key': randomUUID(),
      }
      const call = request(`${mall.url}/v1${path}`, { method: 'POST', agent, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('error', () => over('cut'))
        answer.on('end', () => over(String(answer.statusCode), JSON.parse(text) as Answer))
      })
      call.on('error', (error: NodeJS.ErrnoException) =>
        over(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'),
      )
      call.end(JSON.stringify(input))
    })
  const isGood = (answer: Answer): answer is NonNullable<Answer> => /^(200|10000)$/.test(answer?.code ?? '')
  return { ask, isGood, signIn: (given: string) => (token = given), close: () => agent.destroy() }
}

type Caller = ReturnType<typeof createCaller>

async function codeSentTo(mall: MallProcess, phone: string): Promise<string> {
  let code = ''
  await until(`the code of ${phone}`, async () => {
    const answer = await fetch(`${mall.simulatorUrl}/sms/messages?phone=${phone}`)
    code = ((await answer.json()) as { code: string }[])[0]?.code ?? ''
    return code !== ''
  })
  return code
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

async function enter(mall: MallProcess, { ask, isGood, signIn }: Caller): Promise<string> {
  const phone = aPhone()
  const sent = await ask('/sendSms', { phone, country: 'CN', scene: 'register' })
  if (!isGood(sent)) throw new Error(`no code: ${JSON.stringify(sent)}`)
  const smscode = await codeSentTo(mall, phone)
  const facts = { phone, country: 'CN', smscode, password: 'faults-1234-5678', agreeVersion: '2026-11' }
  const registered = await ask('/webRegister', facts)
  if (!isGood(registered)) throw new Error(`not registered: ${JSON.stringify(registered)}`)
  signIn(registered.data['token'] as string)
  const saved = await ask('/appUserAddress/save', address)
  if (!isGood(saved)) throw new Error(`no address: ${JSON.stringify(saved)}`)
  return saved.data['pkId'] as string
}

interface Card {
  shopId: string
  defaultSpecId: string
}

/** Orders a product and pays for it. @returns whether both worked */
async function buy(mall: MallProcess, caller: Caller, tally: Tally, addressId: string, card: Card) {
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
  tally.orders.push(...(placed.data['orderIds'] as string[]))
  const opened = await ask('/bizOrder/orderToPay', { payId: placed.data['payId'], payType: '2' })
  if (!isGood(opened)) return false
  const paid = await fetch(`${mall.simulatorUrl}/sim/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outTradeNo: opened.data['payCode'] }),
  }).catch(() => undefined)
  if (paid?.ok) tally.paid += 1
  return paid?.ok ?? false
}

export interface Shoppers extends Load {
  /** Whether ordering and paying works at this moment. */
  canBuy(): Promise<boolean>
}

/** Shoppers who order and pay one product after the other until they are stopped, whatever they are answered. */
export async function shop(mall: MallProcess, count: number): Promise<Shoppers> {
  const tally: Tally = { orders: [], paid: 0, seen: {}, longestMs: 0 }
  const callers = Array.from({ length: count + 1 }, () => createCaller(mall, tally))
  const addresses: string[] = []
  for (const caller of callers) addresses.push(await enter(mall, caller))
  const found = await callers[0]!.ask('/bizGoods/findAll', { pageSize: 40 })
  const cards = found!.data['list'] as Card[]
  tally.seen = {}
  tally.longestMs = 0
  let isOver = false
  const round = async (i: number) => {
    for (let n = i; !isOver; n += 7) {
      const isDone = await buy(mall, callers[i]!, tally, addresses[i]!, cards[n % cards.length]!)
      await sleep(isDone ? 20 : 250)
    }
  }
  const rounds = callers.slice(1).map((_caller, i) => round(i + 1))
  return {
    tally,
    canBuy: () => buy(mall, callers[0]!, tally, addresses[0]!, cards[3]!),
    stop: async () => {
      isOver = true
      await Promise.all(rounds)
      for (const caller of callers) caller.close()
    },
  }
}
