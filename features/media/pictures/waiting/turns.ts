/** Runs a limited number of tasks at a time; the others wait in line, and beyond `longest` they are refused. */
export interface Turns {
  /** Settles like the task; undefined when too many tasks are waiting. */
  take<T>(work: () => Promise<T>): Promise<T> | undefined
  /** Drops the waiting tasks, which then never settle, and resolves when the running ones have ended. */
  stop(): Promise<void>
}

export function createTurns(atOnce: number, longest: number): Turns {
  const waiting: (() => void)[] = []
  const watching: (() => void)[] = []
  let running = 0
  const end = () => {
    running -= 1
    const next = waiting.shift()
    if (next) next()
    else if (running === 0) for (const tell of watching.splice(0)) tell()
  }
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1
    try {
      return await work()
    } finally {
      end()
    }
  }
  return {
    take: (work) => {
      if (running < atOnce) return run(work)
      if (waiting.length >= longest) return undefined
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => run(work))
    },
    stop: async () => {
      waiting.length = 0
      if (running > 0) await new Promise<void>((resolve) => watching.push(resolve))
    },
  }
}
