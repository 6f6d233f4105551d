import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'

const module = new URL('ending.ts', import.meta.url).href

/** A process that shuts down on a signal: `stop` takes as long as its stdin stays open. */
function program(isUnderNpm: boolean) {
  return `
import { endWhenTold } from ${JSON.stringify(module)}
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
const log = { info() {}, warn() {}, error: (event) => console.log(event) }
const stop = async () => {
  console.log('stopping')
  await once(process.stdin.resume(), 'end')
  console.log('stopped')
}
endWhenTold({ stop, log, isUnderNpm: ${isUnderNpm} })
setInterval(() => {}, 1_000)
console.log('ready', process.pid)
`
}

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

async function opened(isUnderNpm: boolean, underShell: boolean) {
  const args = ['--input-type=module', '-e', program(isUnderNpm)]
  // The last command keeps the shell from replacing itself with the process.
  const opening = underShell
    ? spawn('/bin/sh', ['-c', '"$@" <&3 & wait', 'sh', process.execPath, ...args], {
        stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
      })
    : spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child = opening
  let output = ''
  opening.stdout!.on('data', (text: Buffer) => (output += text.toString()))
  const says = async (word: string) => {
    while (!output.includes(word)) await once(opening.stdout!, 'data')
  }
  await says('ready')
  const ended = once(opening, 'close') as Promise<[number | null, string | null]>
  return { child: opening, says, ended }
}

test('the first signal shuts down in order, with 0', async () => {
  const { child, says, ended } = await opened(false, false)
  child.kill('SIGTERM')
  await says('stopping')
  // A terminal and npm both send the same signal.
  child.kill('SIGTERM')
  child.stdin!.end()
  expect(await ended).toEqual([0, null])
  await says('stopped')
})

test('a second signal ends at once', async () => {
  const { child, says, ended } = await opened(false, false)
  child.kill('SIGINT')
  await says('stopping')
  await sleep(1_100)
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
})

test('under npm the process ends when its parent is gone', async () => {
  const { child, says, ended } = await opened(true, true)
  child.kill('SIGKILL')
  await says('stopping')
  ;(child.stdio[3] as NodeJS.WritableStream).end()
  expect(await ended).toEqual([null, 'SIGKILL'])
  await says('stopped')
})

test.each(['start', 'serve'])(
  'in npm run %s the mall replaces the shell, and so receives the signals sent to npm',
  (name) => {
    const file = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
    const { scripts } = JSON.parse(file) as { scripts: Record<string, string> }
    expect(scripts[name]).toMatch(/^exec node /)
  },
)
