import type { Clock } from '../clock/index.ts'

/** Thrown in place of a call while the circuit is open. */
export class CircuitOpen extends Error {
  constructor() {
    super('the circuit is open')
    this.name = 'CircuitOpen'
  }
}

export interface Circuit {
  /** Runs the call, or throws `CircuitOpen` without running it. */
  run<T>(call: () => Promise<T>): Promise<T>
}

interface CircuitOptions {
  clock: Clock
  /** So many failures in a row open the circuit. */
  failures: number
  /** After this time one call is let through: its success closes the circuit, its failure opens it again. */
  restMs: number
}

/** Stops calling a program that does not answer, so that callers do not wait for its timeouts. */
export function createCircuit({ clock, failures, restMs }: CircuitOptions): Circuit {
  let failed = 0
  let openUntil = 0
  return {
    run: async (call) => {
      if (failed >= failures) {
        if (clock.nowMs() < openUntil) throw new CircuitOpen()
        openUntil = clock.nowMs() + restMs
      }
      try {
        const answer = await call()
        failed = 0
        return answer
      } catch (error) {
        failed += 1
        if (failed >= failures) openUntil = clock.nowMs() + restMs
        throw error
      }
    },
  }
}
