/** The measured mall: a demo in its own process, which ends with the process that started it. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { createLog } = await import('@hojip/platform/log')
const { startDemo } = await import('../../apps/server/start.ts')

const [settings, quick] = process.argv.slice(2) as [string, string?]
// A quick run uses the pictures of the tests instead of the demo's.
const made = quick ? { makePicture: (await import('@hojip/pictures/testing')).rememberedPicture } : {}
const mall = startDemo(JSON.parse(settings) as Record<string, string>, createLog('error'), made)

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
