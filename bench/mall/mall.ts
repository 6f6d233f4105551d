/** The measured mall: a demo in its own process, which ends with the process that started it. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { createLog } = await import('@hojip/platform/log')
const { startDemo } = await import('../../apps/server/start.ts')

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

process.on('message', stop)
process.on('disconnect', stop)
// Ctrl-C reaches every process of the terminal; the bench itself decides when this process stops.
process.on('SIGINT', () => undefined)
const { url, simulatorUrl } = await mall
process.send?.({ url, simulatorUrl })
