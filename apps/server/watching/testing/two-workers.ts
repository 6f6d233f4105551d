import cluster from 'node:cluster'
import { once } from 'node:events'
import { createLog } from '@hojip/platform/log'
import { createFigures } from '../figures.ts'
import { showWorkersFigures } from '../show-workers-figures.ts'

// A primary with two workers, each of which has answered one call; the primary says what it tells about them, and ends.

if (cluster.isWorker) {
  const figures = createFigures({ version: '1.0.0', schema: '0001' })
  figures.answered({ what: 'call', route: 'GET /v1/x', outcome: 'good', seconds: 0.02 })
  figures.answerPrimary()
  process.send?.('ready')
} else {
  const port = Number(process.argv[2])
  const config = { METRICS_PORT: port, METRICS_HOST: '127.0.0.1', METRICS_TOKEN: undefined }
  const close = await showWorkersFigures(config, createLog())
  await Promise.all([cluster.fork(), cluster.fork()].map((worker) => once(worker, 'message')))
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  process.stdout.write(await answer.text())
  await close()
  cluster.disconnect()
}
