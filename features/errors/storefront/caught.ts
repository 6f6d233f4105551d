/** An error of a script, as the window it happened in keeps it. */
export interface CaughtError {
  id: number
  atMs: number
  /** Path and search. */
  url: string
  message: string
  stack: string | undefined
}

/** So many are kept, newest first. */
const mostKept = 20

const listeners = new Set<() => void>()
let errors: readonly CaughtError[] = []
let lastId = 0

function set(next: readonly CaughtError[]) {
  errors = next
  listeners.forEach((listener) => listener())
}

/** Refusals of the server, aborted requests and what observers of sizes complain about are no errors of scripts. */
export function isFault(error: unknown): boolean {
  const { name, message } = (error ?? {}) as Partial<Error>
  return (
    name !== 'ApiError' &&
    name !== 'AbortError' &&
    !String(message ?? error).startsWith('ResizeObserver loop')
  )
}

export const caughtErrors = {
  current: (): readonly CaughtError[] => errors,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  clear: (): void => set([]),
  /** The error as it is kept; undefined when it is none, or the one that came before it. */
  add: (error: unknown): CaughtError | undefined => {
    if (!isFault(error)) return undefined
    const { message, stack } = (error ?? {}) as Partial<Error>
    const said = String(message ?? error)
    if (errors[0]?.message === said) return undefined
    const caught = {
      id: ++lastId,
      atMs: Date.now(),
      url: location.pathname + location.search,
      message: said,
      stack,
    }
    set([caught, ...errors].slice(0, mostKept))
    return caught
  },
}
