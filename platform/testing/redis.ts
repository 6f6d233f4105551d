import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../embedded-postgres/free-port.ts'

/** The program on this machine that speaks Redis' protocol; undefined when there is none. */
function findRedis(): string | undefined {
  return ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0)
}

/** Whether this machine has a Redis; tests that need one are skipped without it. */
export function hasRedis(): boolean {
  return findRedis() !== undefined
}

export interface TestRedis {
  url: string
  start(): Promise<void>
  stop(): Promise<void>
}

/** A separate Redis without persistence; it can go away and come back empty. */
export async function aRedis(): Promise<TestRedis> {
  const port = await freePort()
  const program = findRedis()
  if (!program) throw new Error('no Redis on this machine')
  let child: ChildProcess | undefined
  const start = async () => {
    const args = ['--port', String(port), '--save', '', '--bind', '127.0.0.1', '--daemonize', 'no']
    const started = spawn(program, args)
    await new Promise<void>((ready, fail) => {
      started.stdout.on('data', (text: Buffer) => String(text).includes('Ready to accept') && ready())
      started.once('exit', () => fail(new Error('redis did not start')))
    })
    child = started
  }
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    const end = once(child, 'exit')
    child.kill('SIGTERM')
    await end
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}
