/**
 * The keeper (see keeper.ts) as a Node program for Windows, which has no shell for it and where only pg_ctl can start
 * the server for an administrator.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const [control = '', cluster = '', log = ''] = process.argv.slice(2)

function run(...args: string[]) {
  return spawnSync(control, [...args, '-D', cluster], { stdio: 'ignore', windowsHide: true }).status === 0
}

function stop() {
  run('stop', '-m', 'fast', '-t', '60')
  process.exit(0)
}

if (!run('start', '-w', '-t', '300', '-l', log)) process.exit(1)
process.stdin.once('end', stop).once('error', stop).resume()
setInterval(() => {
  if (!existsSync(join(cluster, 'postmaster.pid'))) process.exit(1)
}, 500)
