import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { newId } from '@hojip/platform/ids'
import type { ServedMall } from './served-mall.ts'

/** The numbers of the processes that a primary keeps. */
export function workersOf(mall: ServedMall): number[] {
  const text = readFileSync(`/proc/${mall.pid}/task/${mall.pid}/children`, 'utf8').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

interface Asked {
  /** Left out, the request has a connection of its own. */
  agent?: Agent
  method?: string
  headers?: Record<string, string>
  body?: object
}

/** Asks as a page of the mall does. A request that is cut rejects. */
export function ask(mall: ServedMall, path: string, asked: Asked = {}): Promise<Answer> {
  const { agent = new Agent(), method = 'GET', headers, body } = asked
  const type = body
    ? { 'content-type': 'application/json', 'idempotency-key': newId(), origin: mall.url }
    : {}
  return new Promise((done, failed) => {
    const options = { agent, method, headers: { ...type, ...headers } }
    const call = request(`${mall.url}${path}`, options, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      answer.on('error', failed)
    })
    call.on('error', failed).end(body && JSON.stringify(body))
  })
}

/**
 * Callers that ask without a pause until the work is done, or until they are told that an answer is the last one of its
 * connection, with `isPatient` only the former. @returns what they were answered, refused ones by their limit included
 */
export async function underLoad(
  mall: ServedMall,
  isPatient: boolean,
  work: () => Promise<unknown>,
): Promise<Set<number>> {
  const statuses = new Set<number>()
  let isOver = false
  const callers = ['/', '/v1/loginMethods', '/health', '/health'].map(async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      const { status, headers } = await ask(mall, path, { agent })
      statuses.add(status)
      if (!isPatient && headers.connection === 'close') break
    }
    agent.destroy()
  })
  const done = work().finally(() => (isOver = true))
  await Promise.all([done, ...callers])
  return statuses
}

/** What callers should not have been answered. */
export function failed(statuses: Set<number>) {
  return [...statuses].filter((status) => status !== 200 && status !== 429)
}
