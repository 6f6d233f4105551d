#!/usr/bin/env node
// `npm start` begins with `exec`, so that npm's child is the mall itself and hears the signals that npm passes on: a shell
// between the two would keep them. Shells have `exec` built in. Windows has not, and finds this in node_modules/.bin.
import { spawn } from 'node:child_process'

const [command = 'node', ...args] = process.argv.slice(2)
const child = spawn(command === 'node' ? process.execPath : command, args, { stdio: 'inherit' })
// The console tells the mall too, which ends in its own time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.on(signal, () => undefined)
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(127)
})
child.once('exit', (code) => process.exit(code ?? 1))
