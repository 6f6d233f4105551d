import { sha256 } from '@noble/hashes/sha2.js'
import { puzzleText, zeroBits, type Puzzle } from '../../../rules/puzzle.ts'

/** How long the solver may block the page at a time. */
const sliceMs = 10

/** Lets the page render and respond; a timer would wait longer each time than the work takes. */
function breathe() {
  return new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })
}

async function solvePart({ token, bits }: Puzzle, part: number): Promise<number> {
  const encoder = new TextEncoder()
  let until = performance.now() + sliceMs
  for (let found = 0; ; found += 1) {
    if (zeroBits(sha256(encoder.encode(puzzleText(token, part, found)))) >= bits) return found
    if (found % 64 === 0 && performance.now() > until) {
      await breathe()
      until = performance.now() + sliceMs
    }
  }
}

/**
 * Solves the server's puzzle in slices that do not block the page. Calls `onProgress` with the share done, from 0 to 1.
 */
export async function solvePuzzle(puzzle: Puzzle, onProgress: (share: number) => void): Promise<string> {
  const found: number[] = []
  for (let part = 0; part < puzzle.parts; part += 1) {
    found.push(await solvePart(puzzle, part))
    onProgress(found.length / puzzle.parts)
  }
  return found.join(',')
}
