import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccountsRoom, type AccountsRoom } from '../testing.ts'

let room: AccountsRoom
beforeAll(async () => {
  room = await anAccountsRoom({ perIpFactor: 1 })
})
afterAll(() => room.close())

/** Asks for a code to a different number from each address, without a browser's mark. */
async function answersFrom(addresses: readonly string[], firstNumber: number) {
  const codes: string[] = []
  for (const [i, ip] of addresses.entries())
    codes.push(
      (await room.send('POST /sendSms', { phone: `138${String(firstNumber + i).padStart(8, '0')}` }, { ip }))
        .code,
    )
  return codes
}

test('addresses of one IPv6 network share a limit of messages, IPv4 addresses do not', async () => {
  const oneNetwork = [1, 2, 3, 4, 5, 6].map((host) => `2001:db8:1:2::${host}`)
  const answers = await answersFrom(oneNetwork, 1_000)
  expect(answers.filter((code) => code === '10000')).toHaveLength(5)
  expect(answers.at(-1)).toBe('42901')
  expect(await answersFrom(['2001:db8:1:3::1'], 2_000)).toEqual(['10000'])
  const neighbours = [1, 2, 3, 4, 5, 6].map((host) => `192.0.2.${host}`)
  expect(new Set(await answersFrom(neighbours, 3_000))).toEqual(new Set(['10000']))
})
