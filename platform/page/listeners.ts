export interface Listeners<T> {
  add: (listener: (value: T) => void) => () => void
  call: (value: T) => void
  any: () => boolean
}

/** A list of subscribers; `add` returns a function that unsubscribes. */
export function listeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>()
  return {
    add: (listener) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    call: (value) => all.forEach((listener) => listener(value)),
    any: () => all.size > 0,
  }
}
