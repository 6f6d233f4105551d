import { cpuMicros } from '../processes.ts'
import { signInByCode, type Town } from './caller.ts'
import { ask, openConnection } from './connection.ts'
import { startStopwatch, type Figures } from './figures.ts'
import { bytesOf } from './request.ts'

export interface SignInLoad {
  town: Town
  /** The process whose processor time is counted. */
  pid?: number
  by: 'password' | 'code'
  connections: number
  /** How many sign-ins over all connections: a number, not a duration, since each uses up a phone number. */
  count: number
  /** One account per connection: concurrent sign-ins to one account would be slowed down as guesses. */
  logins: readonly string[]
  /** The first phone number: each number gets a code only once. */
  first: number
}

const password = 'morning-market'

/**
 * One sign-in, to be repeated: the first step of staff by password, or a shopper's whole sign-in by code, from the
 * request for the code to the session.
 */
async function wayIn({ town, by, logins }: SignInLoad, i: number) {
  if (by === 'code') return (n: number) => signInByCode(town, n).then(({ close }) => close())
  const connection = await openConnection(Number(new URL(town.url).port))
  const request = bytesOf({ method: 'POST', path: '/v1/staff/login', body: { account: logins[i], password } })
  return async () => {
    const { status, body } = await ask(connection, request)
    if (status !== 200) throw new Error(`/staff/login answers ${status}: ${body.toString()}`)
  }
}

export async function loadSignIns(load: SignInLoad): Promise<Figures> {
  const ways = await Promise.all(Array.from({ length: load.connections }, (_, i) => wayIn(load, i)))
  const cpuBefore = load.pid === undefined ? undefined : cpuMicros(load.pid)
  const stopwatch = startStopwatch()
  let next = load.first
  const end = load.first + load.count
  await Promise.all(
    ways.map(async (signIn) => {
      while (next < end) {
        const n = next++
        const startedAt = performance.now()
        await signIn(n)
        stopwatch.note(startedAt)
      }
    }),
  )
  const figures = stopwatch.figures()
  const cpuAfter = load.pid === undefined ? undefined : cpuMicros(load.pid)
  if (cpuBefore === undefined || cpuAfter === undefined) return figures
  return { ...figures, cpuMicros: (cpuAfter - cpuBefore) / Math.max(1, figures.count) }
}
