/** The JSON of data that is answered again and again, as bytes; null until it goes out for the first time. */
const texts = new WeakMap<object, Buffer | null>()

/**
 * Marks data that the caller keeps and answers again unchanged, so that its JSON is written and encoded once: for
 * texts in Chinese that is most of what an answer costs. Nothing may change the data afterwards.
 */
export function writtenOnce<T extends object>(data: T): T {
  if (!texts.has(data)) texts.set(data, null)
  return data
}

/** The bytes of data that was marked; undefined for all other data. */
export function keptBytes(data: unknown): Buffer | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const kept = texts.get(data)
  if (kept === undefined) return undefined
  const bytes = kept ?? Buffer.from(JSON.stringify(data))
  if (!kept) texts.set(data, bytes)
  return bytes
}
