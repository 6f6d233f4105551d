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
          throw new Error('the gateway is down')
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

test('a message that is sent at once is reported as sent', async () => {
  const { data } = await ask()
  expect(data.sent).toBe(true)
  expect(await stateOf(data.sendId)).toBe('sent')
  expect(await room.tools.jobs.drain({ early: true })).toBe(1)
  expect(arrived).toHaveLength(1)
})

test('a message that fails is reported as under way, and retried with the same code', async () => {
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

test('after three attempts the message is reported as failed, and another code may be requested at once', async () => {
  failures = 3
  const { data } = await ask()
  await room.tools.jobs.drain({ early: true })
  expect(failures).toBe(0)
  expect(await stateOf(data.sendId)).toBe('failed')
  expect((await ask()).data.sent).toBe(true)
  expect((await ask()).data.reason).toBe('accounts/smsTooOften')
})

test('a message is sent by another process when its own did not send it', async () => {
  const { data } = await ask()
  arrived = []
  await room.db.updateTable('account_sms_code').set({ state: 'underWay' }).execute()
  await room.tools.jobs.drain({ early: true })
  expect(arrived).toHaveLength(1)
  expect(await stateOf(data.sendId)).toBe('sent')
})

test('no job stores a code in plain text', async () => {
  await ask()
  const { code } = arrived[0]!
  const { rows } = await sql<{ data: object }>`select data from pgboss.job`.execute(room.db)
  const stored = JSON.stringify(rows)
  expect(stored).toContain(`+86${phone}`)
  expect(stored).not.toContain(`"${code}"`)
})
