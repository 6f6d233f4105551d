import { topic } from '../told/index.ts'
import { inSpan } from '../tracing/index.ts'

/** What a call to another program is called. Both are words of the code, never of an address or an answer. */
export interface Named {
  gateway: string
  act: string
}

/** How it ended: `refused` by an answer that blames us, `fault` by one that blames itself, or by none. */
type Outcome = 'good' | 'refused' | 'fault'

interface Asked extends Named {
  outcome: Outcome
  ms: number
}

/** Hears of each call to another program when it is over. */
export const asked = topic<Asked>()

function outcomeOf(status: number): Outcome {
  if (status >= 500) return 'fault'
  return status >= 400 ? 'refused' : 'good'
}

/** Counts a call to another program, and makes it a part of the trace. */
export async function watched<T extends { status: number }>(
  { gateway, act }: Named,
  call: () => Promise<T>,
): Promise<T> {
  const sentMs = performance.now()
  let outcome: Outcome = 'fault'
  try {
    const answer = await inSpan(() => ({ name: `${gateway} ${act}`, kind: 'CLIENT' }), call)
    outcome = outcomeOf(answer.status)
    return answer
  } finally {
    asked.tell({ gateway, act, outcome, ms: performance.now() - sentMs })
  }
}
