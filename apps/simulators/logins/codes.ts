import { randomBytes } from 'node:crypto'
import { dayMs, minuteMs } from '@hojip/platform/clock'
import type { World } from '../world.ts'

export type LoginParty = 'wechat' | 'alipay'

export interface LoginCode {
  code: string
  party: LoginParty
  person: string
  scope: string
  madeMs: number
  usedMs?: number
}

export interface LoginToken {
  token: string
  party: LoginParty
  kind: 'access' | 'refresh'
  person: string
  scope: string
  expiresMs: number
}

const codeMs = 10 * minuteMs
const payerCodeMs = 5 * minuteMs
export const accessSeconds = { wechat: 7_200, alipay: 1_296_000 }
const refreshMs = 30 * dayMs

/** The codes and tokens that both parties issue; stored in the journal. */
export function openLogins(world: World) {
  const codes = world.journal.table<LoginCode>('login-codes')
  const tokens = world.journal.table<LoginToken>('login-tokens')
  const newToken = (kind: LoginToken['kind'], of: Omit<LoginToken, 'token' | 'kind'>): LoginToken => {
    const token = { ...of, kind, token: randomBytes(48).toString('base64url') }
    world.journal.write(tokens.change(token.token, token))
    return token
  }
  const alive = (token: string, party: LoginParty, kind: LoginToken['kind']): LoginToken | undefined => {
    const found = tokens.get(token)
    const fits = found?.party === party && found.kind === kind && found.expiresMs > world.clock.nowMs()
    return fits ? found : undefined
  }
  return {
    /** Issues the code that the browser returns to the mall. */
    giveCode: (party: LoginParty, person: string, scope: string): string => {
      const code = randomBytes(party === 'wechat' ? 24 : 16).toString(
        party === 'wechat' ? 'base64url' : 'hex',
      )
      world.journal.write(codes.change(code, { code, party, person, scope, madeMs: world.clock.nowMs() }))
      return code
    },
    /** A code works once, within ten or five minutes, at the party that issued it. */
    useCode: (party: LoginParty, code: string): LoginCode | 'unknown' | 'used' | 'expired' => {
      const found = codes.get(code)
      const where = { channel: party, call: 'token', number: code } as const
      if (found?.party !== party) return 'unknown'
      if (world.faults.strike('loginCodeUsed', where)) return 'used'
      if (world.faults.strike('loginCodeExpired', where)) return 'expired'
      if (found.usedMs !== undefined) return 'used'
      const nowMs = world.clock.nowMs()
      if (nowMs - found.madeMs > (found.scope === 'snsapi_base' ? payerCodeMs : codeMs)) return 'expired'
      world.journal.write(codes.change(code, { ...found, usedMs: nowMs }))
      return found
    },
    giveTokens: (party: LoginParty, person: string, scope: string) => {
      const nowMs = world.clock.nowMs()
      const of = { party, person, scope }
      return {
        access: newToken('access', { ...of, expiresMs: nowMs + accessSeconds[party] * 1000 }),
        refresh: newToken('refresh', { ...of, expiresMs: nowMs + refreshMs }),
      }
    },
    access: (party: LoginParty, token: string) => alive(token, party, 'access'),
    refresh: (party: LoginParty, token: string) => alive(token, party, 'refresh'),
  }
}

export type Logins = ReturnType<typeof openLogins>
