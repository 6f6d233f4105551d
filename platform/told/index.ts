/** What one part of the program tells whoever listens; without a listener a fact is told to nobody, and costs nothing. */
export interface Topic<T> {
  tell(fact: T): void
  /** @returns stops listening */
  listen(listener: (fact: T) => void): () => void
}

export function topic<T>(): Topic<T> {
  const listeners = new Set<(fact: T) => void>()
  return {
    tell: (fact) => {
      for (const listener of listeners) listener(fact)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
