import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@hojip/platform/testing'

const shipped = join(import.meta.dirname, '../../../../deploy/haproxy/hojip.cfg')

/** What the balancer has counted since it started. */
interface Counted {
  /** Answers of 500 and more. */
  failed: number
  /** Requests that reached no machine at first, and were sent to another one. */
  redispatched: number
  /** Connections to machines that failed, and answers that were broken off. */
  broken: number
}

export interface Balancer {
  /** Where callers reach the mall. */
  url: string
  /** The port at which machines of the mall reach the gateways, on `gateway`. */
  gatewayPort: number
  counted(): Promise<Counted>
  /** The machines that it sends requests to. */
  up(): Promise<string[]>
  close(): void
}

function showStat(socket: string): Promise<Record<string, string>[]> {
  return new Promise((done, failed) => {
    let text = ''
    connect(socket)
      .on('data', (part: Buffer) => (text += part.toString()))
      .on('error', failed)
      .on('end', () => {
        const [head = '', ...rows] = text.replace('# ', '').trim().split('\n')
        const names = head.split(',')
        const row = (line: string) => line.split(',').map((value, n) => [names[n]!, value] as const)
        done(rows.map((line) => Object.fromEntries(row(line))))
      })
      .write('show stat\n')
  })
}

/** Where everything is. */
interface Around {
  folder: string
  /** The address of this process for the machines. */
  gateway: string
  simulatorPort: number
  malls: readonly [string, string]
}

/** HAProxy with the shipped file, beside the callers; it also leads machines of the mall to the gateways. */
export async function aBalancer({ folder, gateway, simulatorPort, malls }: Around): Promise<Balancer> {
  const [port, gatewayPort] = [await freePort(), await freePort()]
  const socket = join(folder, 'balancer.sock')
  const text = readFileSync(shipped, 'utf8')
    // As many descriptors as any machine allows.
    .replace('maxconn 40000', 'maxconn 4000')
    .replace('global\n', `global\n    stats socket ${socket} mode 600 level user\n`)
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replaceAll('MALL1:', `${malls[0]}:`)
    .replaceAll('MALL2:', `${malls[1]}:`)
  const gateways = `
listen gateways
    mode tcp
    bind ${gateway}:${gatewayPort}
    server simulators 127.0.0.1:${simulatorPort}
`
  const file = join(folder, 'balancer.cfg')
  writeFileSync(file, text + gateways)
  const log = openSync(join(folder, 'balancer.log'), 'a')
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] })
  const servers = async () =>
    (await showStat(socket)).filter((row) => row['pxname'] === 'mall' && row['svname']?.startsWith('mall'))
  const whole = async () =>
    (await showStat(socket)).find((row) => row['pxname'] === 'mall' && row['svname'] === 'BACKEND')!
  return {
    url: `http://127.0.0.1:${port}`,
    gatewayPort,
    counted: async () => {
      const row = await whole()
      const number = (name: string) => Number(row[name])
      return {
        failed: number('hrsp_5xx'),
        redispatched: number('wredis'),
        broken: number('econ') + number('eresp'),
      }
    },
    up: async () =>
      (await servers()).flatMap((row) => (row['status']!.startsWith('UP') ? [row['svname']!] : [])),
    close: () => void child.kill('SIGKILL'),
  }
}
