/** A script error, as stored in the window it happened in. */
export interface CaughtError {
  id: number
  atMs: number
  /** Path and search. */
  url: string
  message: string
  stack: string | undefined
}

/** How many errors are stored, newest first. */
const mostStored = 20

const listeners = new Set<() => void>()
let errors: readonly CaughtError[] = []
let lastId = 0

function set(next: readonly CaughtError[]) {
  errors = next
  listeners.forEach((listener) => listener())
}

/** The server's refusals, aborted requests and the warnings of ResizeObserver are not script errors. */
function isFault(error: unknown): boolean {
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
  /** Stores the error and returns it; undefined when it is not a script error or repeats the previous one. */
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
    set([caught, ...errors].slice(0, mostStored))
    return caught
  },
}
