/** Vitest setup file: whatever is written to console.error during a test fails it. A test that expects it spies on it. */
import { afterAll, afterEach } from 'vitest'
import { takeWritten } from './logs/watched-console.ts'

function failIfWritten(): void {
  const all = takeWritten()
  if (all.length > 0) throw new Error(`console.error during the test:\n${all.join('\n')}`)
}

afterEach(failIfWritten)
afterAll(failIfWritten)
