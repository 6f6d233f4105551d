#!/usr/bin/env node
// `npm start` begins with `exec`, so that npm's child process is the mall itself and receives the signals npm passes
// on, which a shell in between would swallow. Shells have `exec` built in. On Windows npm finds this one in
// node_modules/.bin.
import { spawn } from 'node:child_process'

const [command = 'node', ...args] = process.argv.slice(2)
const child = spawn(command === 'node' ? process.execPath : command, args, { stdio: 'inherit' })
// The console signals the mall, too, which shuts down in its own time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.on(signal, () => undefined)
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(127)
})
child.once('exit', (code) => process.exit(code ?? 1))
