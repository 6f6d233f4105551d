import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readReport } from './advisories.ts'
import { judge, readExceptions, type Exception } from './exceptions.ts'

const recorded = join(import.meta.dirname, 'testing/recorded.json')
const why = 'The mall gives it no text of others.'

function advisories() {
  const read = readReport(readFileSync(recorded, 'utf8'))
  if ('unavailable' in read) throw new Error(read.unavailable)
  return read.advisories
}

function verdict(exceptions: Exception[], today = '2026-12-24') {
  const { open, excepted, faults } = judge(advisories(), exceptions, today)
  return {
    open: open.map((one) => one.package),
    excepted: excepted.map(({ advisory }) => advisory.id),
    faults,
  }
}

/** Runs the command. @returns its exit code and what it wrote */
async function audit(args: string[], env: NodeJS.ProcessEnv = {}) {
  const program = join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

test('each advisory is told with how its package comes in and what mends it; packages that only lead to it are not', () => {
  expect(advisories().map(({ package: name, id, by, fix }) => [name, id, by, fix])).toEqual([
    ['dfa', 'GHSA-dddd-eeee-ffff', 'needed by fontkit', 'fontkit 1.4.2 is without it, another major version'],
    ['pg', 'GHSA-aaaa-bbbb-cccc', 'named in package.json', 'there is no version without it'],
    ['entities', 'GHSA-gggg-hhhh-iiii', 'needed by others', 'npm update mends it'],
  ])
})

test('an exception counts for its advisory and package, until its day', () => {
  const exception = { id: 'GHSA-aaaa-bbbb-cccc', package: 'pg', until: '2026-12-24', why }
  expect(verdict([exception])).toEqual({ open: ['dfa', 'entities'], excepted: [exception.id], faults: [] })
  expect(verdict([exception], '2026-12-25')).toEqual({
    open: ['dfa', 'pg', 'entities'],
    excepted: [],
    faults: ['The exception for pg (GHSA-aaaa-bbbb-cccc) was over on 2026-12-24.'],
  })
  expect(verdict([{ ...exception, package: 'pgx' }]).faults).toEqual([
    'Nothing needs the exception for pgx (GHSA-aaaa-bbbb-cccc) any more: take it away.',
  ])
})

test.each([
  [{ id: 'GHSA-aaaa-bbbb-cccc', package: 'pg', until: '2026-12-24' }, '0.why'],
  [{ id: 'CVE-2026-1', package: 'pg', until: '2026-12-24', why }, '0.id'],
  [{ id: 'GHSA-aaaa-bbbb-cccc', package: 'pg', until: 'later', why }, '0.until'],
])('an exception that is not whole is refused: %j', (exception, place) => {
  expect(() => readExceptions(JSON.stringify([exception]))).toThrow(`exceptions.json: ${place}`)
})

test('the command ends with 1 while something is open, and with 0 when exceptions cover all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hojip-audit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'exceptions.json')
  const all = advisories().map(({ id, package: name }) => ({ id, package: name, until: '2999-12-31', why }))
  writeFileSync(file, JSON.stringify(all))
  expect(await audit(['--report', recorded])).toMatchObject({
    code: 1,
    said: expect.stringContaining('3 open'),
  })
  expect(await audit(['--report', recorded, '--exceptions', file])).toMatchObject({
    code: 0,
    said: expect.stringContaining('0 open, 3 excepted'),
  })
})

test('a registry without advisories is told from one that has none', async () => {
  let answer = 405
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(answer).end(answer === 200 ? '{}' : ''))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const env = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' }
  expect(await audit([], env)).toMatchObject({
    code: 75,
    said: expect.stringContaining('No advisories are to be had here: 405'),
  })
  answer = 200
  expect(await audit([], env)).toMatchObject({ code: 0, said: expect.stringContaining('0 open') })
})
