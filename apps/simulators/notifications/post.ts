import type { Message } from './delivery.ts'

const TIMEOUT_MS = 5000
const LONGEST_ANSWER = 64 * 1024

async function readSome(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    length += part.length
    if (length > LONGEST_ANSWER) break
  }
  return Buffer.concat(parts).toString('utf8')
}

/** One POST like the gateways': five seconds, no redirects; `undefined` without an answer. */
export async function post(
  url: string,
  message: Message,
  stopping: AbortSignal,
): Promise<{ status: number; body: string } | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: message.headers,
      body: message.body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return { status: response.status, body: await readSome(response) }
  } catch {
    return undefined
  }
}
