import { freePort } from '../../embedded-postgres/free-port.ts'
import { aProgram, type TestProgram } from './program.ts'

/** A PgBouncer in front of a database, which the mall reaches at `url`. */
export async function aPgBouncer(
  to: string,
  mode: 'session' | 'transaction',
): Promise<TestProgram & { url: string }> {
  const target = new URL(to)
  const port = await freePort()
  const database = target.pathname.slice(1)
  const settings = `
[databases]
${database} = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = statement_timeout
`
  const files = { 'pgbouncer.ini': settings }
  const program = await aProgram('pgbouncer', { port, files, args: (folder) => [`${folder}/pgbouncer.ini`] })
  return { ...program, url: `postgres://${target.username}@127.0.0.1:${port}/${database}` }
}
