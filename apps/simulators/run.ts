import { parseArgs } from 'node:util'
import { giveBackWhenQuiet } from '@hojip/platform/memory'
import { type Simulators, startSimulators } from './start.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3001' },
    'data-dir': { type: 'string', default: '.data/simulators' },
    'mall-url': { type: 'string', default: 'http://127.0.0.1:3000' },
    speed: { type: 'string', default: '1' },
    'parcel-seconds': { type: 'string', default: '60' },
  },
})

/** A number from the command line. Ends the program with a one-line message when it is invalid. */
function numberOf(name: 'port' | 'speed' | 'parcel-seconds', least: number): number {
  const value = Number(values[name])
  if (values[name] !== '' && Number.isFinite(value) && value >= least) return value
  process.stderr.write(`--${name} must be a number from ${least}\n`)
  process.exit(2)
}

// The parent may end us as soon as it knows that we are ready, so the signal handlers come first.
const parties: { running?: Simulators } = {}
let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  void (parties.running?.stop() ?? Promise.resolve()).finally(() => process.exit(0))
}

process.on('SIGTERM', stop)
// A terminal interrupts the whole group; a mall that started us ends us once it needs us no more.
process.on('SIGINT', () => process.connected || stop())
process.on('disconnect', stop)
// Pending notifications are in the journal, and a new process continues them.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`simulators: ${error.code === 'ENOSPC' ? 'no space left on the disk' : error.stack}\n`)
  process.exit(1)
})

parties.running = await startSimulators({
  port: numberOf('port', 0),
  dataDir: values['data-dir'],
  mallUrl: values['mall-url'],
  speed: numberOf('speed', 0.001),
  parcelSeconds: numberOf('parcel-seconds', 0),
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  process.stderr.write(`port ${values.port} is taken: choose another with --port\n`)
  process.exit(1)
})

const ready = { ready: true, port: parties.running.port }
process.stdout.write(`${JSON.stringify(ready)}\n`)
process.send?.(ready)
giveBackWhenQuiet()
