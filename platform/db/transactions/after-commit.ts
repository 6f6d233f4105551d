/**
 * Tells this process that a transaction has committed, for hints that must not be given earlier: a reader who follows such
 * a hint has to see what the transaction has written.
 */
const marked = new WeakMap<object, Set<string>>()
const listening = new WeakMap<object, Map<string, Set<() => void>>>()

/** Marks the transaction: listeners of the topic are called after its commit, not after a rollback. */
export function tellAfterCommit(tx: object, topic: string): void {
  const topics = marked.get(tx)
  if (topics) topics.add(topic)
  else marked.set(tx, new Set([topic]))
}

/** Calls the listener after each commit of a marked transaction of this database; returns how to stop. */
export function onCommit(db: object, topic: string, listener: () => void): () => void {
  const topics = listening.get(db) ?? new Map<string, Set<() => void>>()
  listening.set(db, topics)
  const all = topics.get(topic) ?? new Set()
  topics.set(topic, all)
  all.add(listener)
  return () => void all.delete(listener)
}

/** For `inTransaction`: the transaction has committed. */
export function committed(db: object, tx: object): void {
  const topics = marked.get(tx)
  if (!topics) return
  for (const topic of topics)
    listening
      .get(db)
      ?.get(topic)
      ?.forEach((listener) => listener())
}

const watching = new WeakMap<object, Set<() => void>>()

/**
 * Calls the listener after whatever may have changed this database through this process: a commit, or a writing statement
 * that is its own transaction. Returns how to stop.
 */
export function onWrite(db: object, listener: () => void): () => void {
  const all = watching.get(db) ?? new Set()
  watching.set(db, all)
  all.add(listener)
  return () => void all.delete(listener)
}

/** For the connections: something may have been written. */
export function written(db: object): void {
  watching.get(db)?.forEach((listener) => listener())
}
