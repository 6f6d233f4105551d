import { format } from 'node:util'

const original = console.error
let written: string[] = []

// Once per worker: files that share one are watched by the same function.
console.error = (...parts: unknown[]) => {
  written.push(format(...parts))
  original(...parts)
}

/** What was written to console.error since the last call. */
export function takeWritten(): string[] {
  const all = written
  written = []
  return all
}
