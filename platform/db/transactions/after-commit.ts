/**
 * Tells this process that a transaction has committed, for hints that must not be given earlier: whoever reads upon such
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
