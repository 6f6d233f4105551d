import type { Line } from '@hojip/platform/workers'
import type { Limited, Limiter } from './limits.ts'

const topic = 'limits.take'
/** As long as Redis may take. */
const withinMs = 500

type Asked = [rate: Limited, caller: string]

interface Waiting {
  asked: Asked
  answer: (seconds: number) => void
}

/** In the primary: answers what its workers ask, from the buckets that it has for all of them. */
export function answerLimits(line: Line, limiter: Limiter): void {
  line.answer(topic, (all) => (all as Asked[]).map(([rate, caller]) => limiter(rate, caller)))
}

interface AskedLimiter {
  limit(rate: Limited, caller: string): Promise<number>
}

/**
 * Buckets shared by the workers of one machine: their primary has them. While it does not answer, each worker counts by
 * itself.
 */
export function createAskedLimiter(line: Line, alone: Limiter): AskedLimiter {
  let waiting: Waiting[] = []
  const ask = async () => {
    const all = waiting
    waiting = []
    const asked = all.map((one) => one.asked)
    const answers = (await line.ask(topic, asked, withinMs).catch(() => [])) as number[]
    for (const [at, { asked, answer }] of all.entries()) answer(answers[at] ?? alone(...asked))
  }
  return {
    limit: (rate, caller) =>
      new Promise((answer) => {
        // What arrived together is asked together: a message costs more than a bucket.
        if (waiting.length === 0) setImmediate(() => void ask())
        waiting.push({ asked: [rate, caller], answer })
      }),
  }
}
