import { ownMemory } from '../../cache/index.ts'
import type { Encoding } from './compress.ts'
import { compressOnce, type Spliced } from './spliced.ts'

/** The begin of every successful answer without a message, which comes before its data. */
export const usualHead = '{"status":true,"code":"10000","msg":"","data":'

interface Written {
  /** The JSON, as bytes; null until it is sent for the first time. */
  bytes: Buffer | null
  /**
   * Of the usual head with these bytes, by encoding: made when it is sent for the second time, and until it is ready
   * only remembered.
   */
  compressed: Map<Encoding, Spliced | 'sent once' | 'being made'>
}

const texts = new WeakMap<object, Written>()

/**
 * Marks data that the caller caches and sends unchanged again and again, so that its JSON is serialised, encoded and
 * compressed once: for Chinese texts that is most of the cost of an answer. The data must not change afterwards.
 */
export function writtenOnce<T extends object>(data: T): T {
  if (!texts.has(data)) texts.set(data, { bytes: null, compressed: new Map() })
  return data
}

function writtenOf(data: unknown): Written | undefined {
  return typeof data === 'object' && data !== null ? texts.get(data) : undefined
}

/** The bytes of marked data; undefined for other data. */
export function writtenBytes(data: unknown): Buffer | undefined {
  const written = writtenOf(data)
  return written && (written.bytes ??= ownMemory(Buffer.from(JSON.stringify(data))))
}

/**
 * The usual head and marked data in an encoding, to which the rest of an answer is appended. Undefined for other data, at
 * the first time, since most answers are sent only once, and until it is ready: such answers are compressed for one reader.
 */
export function compressedBytes(data: unknown, encoding: 'br' | 'gzip'): Spliced | undefined {
  const written = writtenOf(data)
  if (!written) return undefined
  const { compressed } = written
  const known = compressed.get(encoding)
  if (typeof known === 'function') return known
  compressed.set(encoding, known === undefined ? 'sent once' : 'being made')
  if (known === 'sent once') {
    const head = Buffer.concat([Buffer.from(usualHead), writtenBytes(data)!])
    const ready = (spliced: Spliced) => void compressed.set(encoding, spliced)
    // Nothing was promised to anybody: the next reader makes it be tried again.
    compressOnce(head, encoding).then(ready, () => compressed.set(encoding, 'sent once'))
  }
  return undefined
}
