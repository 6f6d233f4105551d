import type { AccountsTools } from '@hojip/accounts'
import { anAccountsRoom } from '@hojip/accounts/testing'
import { recordCalls, staffJobs, staffRoutes } from './index.ts'
import { stepAt, totpCode } from './secrets/totp.ts'

export function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from(Array.from(bits.matchAll(/.{8}/g), ([byte]) => Number.parseInt(byte, 2)))
}

/** The authenticator's current code for a base32 secret shown on a page. */
export function authenticatorCode(secret: string, nowMs: number): string {
  return totpCode(fromBase32(secret), stepAt(nowMs))
}

/** The room of accounts with this room's calls and jobs beside its own; what staff do is recorded. */
export function aStaffRoom(given: Partial<AccountsTools> = {}) {
  return anAccountsRoom(given, (calls, tools) => {
    staffJobs(tools)
    return recordCalls(tools, [...calls, ...staffRoutes(tools)])
  })
}
