import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SmsMessage } from './gateway.ts'
import { anAccountsRoom, type AccountsRoom } from '../testing.ts'

let room: AccountsRoom
let failures = 0
let arrived: SmsMessage[] = []

beforeEach(async () => {
  failures = 0
  arrived = []
  room = await anAccountsRoom({
    sms: {
      send: async (message) => {
        if (failures > 0) {
          failures -= 1
          throw new Error('the gateway is away')
        }
        arrived.unshift(message)
      },
    },
  })
})
afterEach(() => room.close())

const phone = '13800007001'
function ask() {
  return room.send('POST /sendSms', { phone })
}

async function stateOf(sendId: string) {
  return (await room.send('POST /sms/status', { sendId })).data.state
}

test('a message that goes out at once is said to be sent', async () => {
  const { data } = await ask()
  expect(data.sent).toBe(true)
  expect(await stateOf(data.sendId)).toBe('sent')
  expect(await room.tools.jobs.drain({ early: true })).toBe(1)
  expect(arrived).toHaveLength(1)
})

test('a message that fails is said to be under way, and tried again with the same code', async () => {
  failures = 1
  const { data } = await ask()
  expect(data.sent).toBe(false)
  expect(await stateOf(data.sendId)).toBe('underWay')
  await room.tools.jobs.drain({ early: true })
  expect(await stateOf(data.sendId)).toBe('sent')
  expect(arrived).toHaveLength(1)
  const login = await room.send('POST /sms/login', { phone, smscode: arrived[0]!.code, agreed: true })
  expect(login.code).toBe('10000')
})

test('after three tries it is told that the message failed, and another may be asked for at once', async () => {
  failures = 3
  const { data } = await ask()
  await room.tools.jobs.drain({ early: true })
  expect(failures).toBe(0)
  expect(await stateOf(data.sendId)).toBe('failed')
  expect((await ask()).data.sent).toBe(true)
  expect((await ask()).data.reason).toBe('accounts/smsTooOften')
})

test('what the process that took the code did not send, another one does', async () => {
  const { data } = await ask()
  arrived = []
  await room.db.updateTable('account_sms_code').set({ state: 'underWay' }).execute()
  await room.tools.jobs.drain({ early: true })
  expect(arrived).toHaveLength(1)
  expect(await stateOf(data.sendId)).toBe('sent')
})

test('no code lies in the jobs as it is', async () => {
  await ask()
  const { code } = arrived[0]!
  const { rows } = await sql<{ data: object }>`select data from pgboss.job`.execute(room.db)
  const kept = JSON.stringify(rows)
  expect(kept).toContain(`+86${phone}`)
  expect(kept).not.toContain(`"${code}"`)
})
