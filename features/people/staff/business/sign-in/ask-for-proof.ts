import { isApiError, type Client } from '@hojip/platform/client'

/** A caller waiting for the user to prove their identity. */
type Waiting = (isProven: boolean) => void

let waiting: Waiting[] = []
const listeners = new Set<() => void>()
function tell() {
  return listeners.forEach((listener) => listener())
}

/** Opens the dialog, or joins the one that is open; resolves to true when the session is fresh. */
export function askForProof(): Promise<boolean> {
  return new Promise((done) => {
    waiting = [...waiting, done]
    tell()
  })
}

export const proofAsked = {
  isOpen: () => waiting.length > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  answer: (isProven: boolean) => {
    const all = waiting
    waiting = []
    tell()
    for (const done of all) done(isProven)
  },
}

function wantsProof(error: unknown): boolean {
  return isApiError(error) && error.reason === 'accounts/proofNeeded'
}

/** Repeats a call that needs a fresh proof once the user has given one; closing the dialog rethrows the refusal. */
export function withProof(client: Client): Client {
  return async (key, input, options) => {
    try {
      return await client(key, input, options)
    } catch (error) {
      if (!wantsProof(error) || !(await askForProof())) throw error
      return client(key, input, options)
    }
  }
}
