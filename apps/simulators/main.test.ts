import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
let dataDir: string
let child: ChildProcess

async function start() {
  child = fork(program, ['--port', '0', '--data-dir', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [ready] = (await once(child, 'message')) as [{ ready: boolean; port: number }]
  return `http://127.0.0.1:${ready.port}`
}

async function stopped(how: () => void) {
  const ended = once(child, 'exit')
  how()
  return (await ended) as [number | null, string | null]
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-simulators-'))
})
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) await stopped(() => child.kill('SIGKILL'))
  await rm(dataDir, { recursive: true })
})

async function subscribe(url: string, number: string) {
  const { KUAIDI100_KEY: key } = await credentials()
  const parameters = { callbackurl: 'http://127.0.0.1:9/push' }
  const param = JSON.stringify({ company: 'yuantong', number, key, parameters })
  const answer = await fetch(`${url}/poll`, {
    method: 'POST',
    body: new URLSearchParams({ schema: 'json', param }),
  })
  return ((await answer.json()) as { returnCode: string }).returnCode
}

async function credentials() {
  return JSON.parse(await readFile(join(dataDir, 'credentials.json'), 'utf8')) as Record<string, string>
}

test('kill -9 loses nothing that was acknowledged, and keys stay the same', async () => {
  const first = await start()
  const before = await credentials()
  const numbers = Array.from({ length: 40 }, (_, index) => `YT${1_000_000 + index}`)
  const acknowledged: string[] = []
  const dying = once(child, 'exit')
  // Killed in the middle of the work: some calls are acknowledged, some are not.
  const all = numbers.map(async (number) => {
    if ((await subscribe(first, number)) !== '200') return
    acknowledged.push(number)
    if (acknowledged.length === 20) child.kill('SIGKILL')
  })
  await Promise.allSettled(all)
  await dying
  const second = await start()
  const parcels = (await (await fetch(`${second}/sim/parcels`)).json()) as { number: string }[]
  const stored = new Set(parcels.map((parcel) => parcel.number))
  expect(acknowledged.length).toBeGreaterThanOrEqual(20)
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([])
  const after = await credentials()
  expect(after['WECHAT_PAY_MERCHANT_KEY']).toBe(before['WECHAT_PAY_MERCHANT_KEY'])
  expect(after['WECHAT_PAY_BASE_URL']).toBe(second)
})

test('the credentials are for the owner only and name every address', async () => {
  const url = await start()
  expect((await stat(join(dataDir, 'credentials.json'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
  expect(await credentials()).toMatchObject({
    SMS_GATEWAY_URL: `${url}/sms/send`,
    ALIPAY_GATEWAY_URL: `${url}/gateway.do`,
  })
})

test('it ends on SIGTERM, and when its parent ends', async () => {
  await start()
  expect(await stopped(() => child.kill('SIGTERM'))).toEqual([0, null])
  await start()
  expect(await stopped(() => child.disconnect())).toEqual([0, null])
})

test('a terminal that interrupts the mall leaves its end to the mall', async () => {
  const url = await start()
  child.kill('SIGINT')
  await sleep(100)
  expect((await fetch(`${url}/sim/parcels`)).status).toBe(200)
  expect(await stopped(() => child.kill('SIGTERM'))).toEqual([0, null])
})

test('it reports which option is wrong', async () => {
  child = fork(program, ['--port', 'x', '--data-dir', dataDir], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const output: Buffer[] = []
  child.stderr?.on('data', (part: Buffer) => output.push(part))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(2)
  expect(Buffer.concat(output).toString()).toBe('--port must be a number from 0\n')
})
