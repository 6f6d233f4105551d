/** The JSON of data that is sent again and again, as bytes; null until it is sent for the first time. */
const texts = new WeakMap<object, Buffer | null>()

/**
 * Marks data that the caller caches and sends unchanged again and again, so that its JSON is serialised and encoded
 * once: for Chinese texts that is most of the cost of an answer. The data must not change afterwards.
 */
export function writtenOnce<T extends object>(data: T): T {
  if (!texts.has(data)) texts.set(data, null)
  return data
}

/** The bytes of marked data; undefined for other data. */
export function writtenBytes(data: unknown): Buffer | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const written = texts.get(data)
  if (written === undefined) return undefined
  const bytes = written ?? Buffer.from(JSON.stringify(data))
  if (!written) texts.set(data, bytes)
  return bytes
}
