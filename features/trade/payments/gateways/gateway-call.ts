import { ask, NoAnswer, type OutboundAnswer, type OutboundRequest } from '@hojip/platform/outbound'
import { UnknownOutcome } from './gateway.ts'

/** A call whose outcome is unknown when the answer is missing or a 5xx. */
export async function callGateway(request: OutboundRequest): Promise<OutboundAnswer> {
  try {
    const answer = await ask(request)
    if (answer.status >= 500) throw new UnknownOutcome(`HTTP ${answer.status}`)
    return answer
  } catch (error) {
    throw error instanceof NoAnswer ? new UnknownOutcome(error.reason, error) : error
  }
}

/** The JSON object in a text, or `undefined` where it is anything else. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return asObject(value)
  } catch {
    return undefined
  }
}

export function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** An answer about something other than what was asked proves nothing about it. */
export function mustEcho(answer: Record<string, unknown>, expected: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(expected)) {
    if (answer[field] !== value) throw new UnknownOutcome(`the answer has a different ${field}`)
  }
}

export function mustBeText(value: unknown, field: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new UnknownOutcome(`the answer has no ${field}`)
}

/** The date in a text, or `undefined`. */
export function parseDate(text: unknown): Date | undefined {
  const date = new Date(typeof text === 'string' ? text : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}
