import type { Client } from '@hojip/platform/client'
import { longest } from '../rules/clean-report.ts'
import { caughtErrors } from './caught.ts'

/** A document that fails again and again tells the server no more than this. */
const mostTold = 5
let told = 0

/** Keeps an error and tells the server of it, with the page's address. */
export function takeError(client: Client, error: unknown): void {
  const caught = caughtErrors.add(error)
  if (!caught || told >= mostTold) return
  told += 1
  const { message, stack } = caught
  void client('POST /sysError/report', {
    message: message.slice(0, longest.message),
    url: location.pathname.slice(0, longest.url),
    ...(stack ? { stack: stack.slice(0, longest.stack) } : {}),
  }).catch(() => undefined)
}
