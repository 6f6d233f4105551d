import { createHash } from 'node:crypto'
import type { FaultKind } from '../faults/kinds.ts'
import type { Delivery, Message, Sender } from '../notifications/delivery.ts'

function md5Upper(text: string) {
  return createHash('md5').update(text, 'utf8').digest('hex').toUpperCase()
}

interface PushEvent {
  salt?: string
  param: { lastResult: { nu: string } & Record<string, unknown> } & Record<string, unknown>
}

function write(delivery: Delivery, spoiled: ReadonlyMap<FaultKind, string | undefined>): Message {
  const { salt, param } = delivery.event as unknown as PushEvent
  const other = spoiled.get('notifyOtherNumber') ?? 'OTHER0001'
  const lastResult = spoiled.has('notifyOtherNumber') ? { ...param.lastResult, nu: other } : param.lastResult
  const text = JSON.stringify({ ...param, lastResult })
  const form = new URLSearchParams({ param: text })
  const key = spoiled.has('notifyBadSignature') ? 'another salt' : salt
  if (key !== undefined) form.set('sign', md5Upper(text + key))
  const body = form.toString()
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: spoiled.has('notifyTruncated') ? body.slice(0, body.length >> 1) : body,
  }
}

function isTaken(body: string): boolean {
  try {
    const answer = JSON.parse(body) as { result?: unknown; returnCode?: unknown }
    return answer.result === true && String(answer.returnCode) === '200'
  } catch {
    return false
  }
}

/** Kuaidi100's push: a form signed with the subscriber's salt, repeated three times, every half hour. */
export const carrierSender: Sender = {
  repeatsAfterS: [1800, 1800, 1800],
  spoilers: ['notifyBadSignature', 'notifyOtherNumber', 'notifyTruncated'],
  write,
  accepts: (status, body) => status === 200 && isTaken(body),
}
