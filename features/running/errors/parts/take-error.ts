import type { Client } from '@hojip/platform/client'
import { longest } from '../rules/clean-report.ts'
import { caughtErrors } from './caught.ts'

/** A document reports at most this many errors to the server. */
const mostTold = 5
let sent = 0

/** Stores an error and reports it to the server with the page's address. */
export function takeError(client: Client, error: unknown): void {
  const caught = caughtErrors.add(error)
  if (!caught || sent >= mostTold) return
  sent += 1
  const { message, stack } = caught
  void client('POST /sysError/report', {
    message: message.slice(0, longest.message),
    url: location.pathname.slice(0, longest.url),
    ...(stack ? { stack: stack.slice(0, longest.stack) } : {}),
  }).catch(() => undefined)
}
