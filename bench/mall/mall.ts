/** The measured mall: a demo in its own process, which ends with the process that started it. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { createLog } = await import('@hojip/platform/log')
const { startDemo } = await import('../../apps/server/start.ts')
const { startReference } = await import('../guard/reference.ts')

const [settings] = process.argv.slice(2) as [string]
const mall = startDemo(JSON.parse(settings) as Record<string, string>, createLog('error'))

let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  void mall
    .then((running) => running.stop())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    )
}

/** Processor time of this process since its start, in microseconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

process.on('message', (message: { cpu: true } | { stop: true }) => {
  if ('cpu' in message) process.send?.(cpu())
  else stop()
})
process.on('disconnect', stop)
// Ctrl-C reaches every process of the terminal; the bench itself decides when this process stops.
process.on('SIGINT', () => undefined)
const { url, simulatorUrl } = await mall
process.send?.({ url, simulatorUrl, referencePort: await startReference() })
