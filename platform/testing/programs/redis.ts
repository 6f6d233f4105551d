import { spawnSync } from 'node:child_process'
import { freePort } from '../../embedded-postgres/free-port.ts'
import { aProgram } from './program.ts'

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
  const name = findRedis()
  if (!name) throw new Error('no Redis on this machine')
  const run = () =>
    aProgram(name, {
      port,
      files: {},
      args: (folder) => ['--port', String(port), '--save', '', '--bind', '127.0.0.1', '--dir', folder],
    })
  let program = await run()
  const start = async () => {
    program = await run()
  }
  return { url: `redis://127.0.0.1:${port}`, start, stop: () => program.stop() }
}
