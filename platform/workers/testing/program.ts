/**
 * A program of two workers that tell their number to whoever asks. It says on its output what becomes of it, and a file tells
 * its workers how to behave.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createLog } from '../../log/index.ts'
import { isWorker, NotOpened, openCrew, primaryOfWorker } from '../index.ts'

const [port, behaviourFile] = process.argv.slice(2)

function say(what: string) {
  process.stdout.write(`${what}\n`)
}

function runWorker() {
  const behaviour = readFileSync(behaviourFile!, 'utf8')
  if (behaviour === 'end') process.exit(3)
  const primary = primaryOfWorker()
  let isLast = false
  const server = createServer((request, response) => {
    if (isLast) response.setHeader('connection', 'close')
    if (request.url === '/outdated') process.exit(70)
    if (request.url === '/said')
      void primary.line.ask('said').then((all) => response.end(JSON.stringify(all)))
    else response.end(String(process.pid))
    if (request.url === '/say') primary.line.say('say', process.pid)
  })
  primary.onStop(() => {
    isLast = true
    setTimeout(() => {
      server.close(() => void primary.settled().then(() => process.exit(0)))
      server.closeIdleConnections()
    }, 200)
  })
  void primary.prepared().then((what) => {
    if (what !== 'prepared') throw new Error('the workers have something to work with')
    server.listen(Number(port), '127.0.0.1', () => {
      primary.open()
      primary.ready()
    })
  })
}

async function runPrimary() {
  const said: unknown[] = []
  const crew = openCrew({
    count: 2,
    log: createLog('info'),
    env: () => process.env,
    prepared: async () => 'prepared',
    onHired: ({ line }) => {
      line.receive('say', (what) => said.push(what))
      line.answer('said', () => said)
    },
    endsAll: [70],
    onLost: (code) => {
      say(`lost ${code}`)
      void crew.stop().then(() => process.exit(code ?? 69))
    },
    stopWithinMs: 5_000,
    askEveryMs: 100,
    hungAfterMs: 1_000,
  })
  process.on('SIGHUP', () => void crew.replace())
  process.on('SIGTERM', () => void crew.stop().then(() => process.exit(0)))
  await crew.start().catch((error: unknown) => process.exit(error instanceof NotOpened ? error.code : 2))
  say('is open')
}

if (isWorker()) runWorker()
else await runPrimary()
