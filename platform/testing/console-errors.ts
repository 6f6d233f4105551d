/** Vitest setup file: a test that writes to console.error fails. A test that expects it uses a spy. */
import { afterAll, afterEach } from 'vitest'
import { takeWritten } from './logs/watched-console.ts'

function failIfWritten(): void {
  const all = takeWritten()
  if (all.length > 0) throw new Error(`console.error during the test:\n${all.join('\n')}`)
}

afterEach(failIfWritten)
afterAll(failIfWritten)
