import { randomUUID } from 'node:crypto'
import { ask, openConnection } from './connection.ts'
import { bytesOf, type Request } from './request.ts'

/**
 * Calls a server's JSON routes over one connection, which is reopened when the server closed it. Throws when the status
 * is not 200.
 */
export interface Caller {
  call<T>(request: Request): Promise<T>
  close(): void
}

export async function openCaller(origin: string): Promise<Caller> {
  const port = Number(new URL(origin).port)
  let connection = await openConnection(port)
  return {
    call: async <T>(request: Request) => {
      if (!connection.isOpen()) connection = await openConnection(port)
      const { status, body } = await ask(connection, bytesOf(request))
      if (status !== 200) throw new Error(`${request.path} answers ${status}: ${body.toString()}`)
      return JSON.parse(body.toString()) as T
    },
    close: () => connection.close(),
  }
}

/** A signed-in shopper with an address, a connection to the mall and one to the simulators. */
export interface Shopper {
  token: string
  addressId: string
  /** Calls the mall and returns the `data` of the response. */
  call<T>(path: string, body?: object): Promise<T>
  /** Pays as a person would on the phone, and waits until the gateway has notified the mall. */
  pay(outTradeNo: string): Promise<void>
  close(): void
}

export interface Town {
  url: string
  simulatorUrl: string
}

const home = {
  consignee: 'Lin',
  consigneeXb: '2',
  phone: '13800138000',
  country: 'CN',
  province: '吉林省',
  city: '延边朝鲜族自治州',
  district: '延吉市',
  address: '光明街 1 号',
  addressDefault: '1',
}

/** Different numbers in every run: the inbox of a reused mall still holds the codes of earlier runs. */
const firstPhone = 13_900_000_000 + (Math.floor(Date.now() / 1_000) % 900_000) * 100

async function codeSentTo(world: Caller, phone: string): Promise<string> {
  const path = `/sms/messages?phone=${phone}`
  for (let tries = 0; tries < 200; tries++) {
    const [newest] = await world.call<{ code: string }[]>({ method: 'GET', path })
    if (newest) return newest.code
    await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error(`no code was sent to ${phone}`)
}

interface Lines {
  world: Caller
  call: Shopper['call']
  close(): void
}

/** Connections to the mall and to the simulators. */
async function openLines(town: Town, token: () => string): Promise<Lines> {
  const [mall, world] = await Promise.all([openCaller(town.url), openCaller(town.simulatorUrl)])
  return {
    world,
    call: async <T>(path: string, body?: object): Promise<T> => {
      const headers = { authorization: token(), 'idempotency-key': randomUUID() }
      const method = body ? 'POST' : 'GET'
      const request = { method, path: `/v1${path}`, headers, ...(body ? { body } : {}) } as const
      return (await mall.call<{ data: T }>(request)).data
    },
    close: () => {
      mall.close()
      world.close()
    },
  }
}

function payAt(world: Caller): Shopper['pay'] {
  return async (outTradeNo) => {
    await world.call({ method: 'POST', path: '/sim/pay', body: { outTradeNo } })
    await world.call({ method: 'GET', path: `/sim/notifications?number=${outTradeNo}&ended=1` })
  }
}

/** Signs shopper number `n` in by a code sent to the phone. */
export async function signInByCode(town: Town, n: number): Promise<Lines & { token: string }> {
  let token = '1'
  const lines = await openLines(town, () => token)
  const { world, call } = lines
  const phone = String(firstPhone + n)
  await call('/sendSms', { phone })
  const smscode = await codeSentTo(world, phone)
  token = (await call<{ token: string }>('/sms/login', { phone, smscode, agreed: true })).token
  return { ...lines, token }
}

/** Shopper number `n`, signed in, with an address. */
export async function openShopper(town: Town, n: number): Promise<Shopper> {
  const { token, world, call, close } = await signInByCode(town, n)
  const { pkId: addressId } = await call<{ pkId: string }>('/appUserAddress/save', home)
  return { token, addressId, call, pay: payAt(world), close }
}

/** A shopper of the bare checkout, which knows nobody: the number is all that it gets. */
export async function openBareShopper(town: Town, n: number): Promise<Shopper> {
  const token = `bare-${n}`
  const { call, world, close } = await openLines(town, () => token)
  return { token, addressId: token, call, pay: payAt(world), close }
}
