/** Vitest setup file: whatever is written to console.error during a test fails it. A test that expects it spies on it. */
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const original = console.error
let written: string[] = []

console.error = (...parts: unknown[]) => {
  written.push(format(...parts))
  original(...parts)
}

function failIfWritten() {
  const all = written
  written = []
  if (all.length > 0) throw new Error(`console.error during the test:\n${all.join('\n')}`)
}

afterEach(failIfWritten)
afterAll(failIfWritten)
