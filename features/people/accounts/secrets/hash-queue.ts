/** Thrown when the queue is full. */
export class QueueFull extends Error {
  constructor() {
    super('the queue is full')
    this.name = 'QueueFull'
  }
}

/** Runs at most `atOnce` tasks at a time; up to `longest` more wait, and further ones are rejected with `QueueFull`. */
export function createQueue({ atOnce, longest }: { atOnce: number; longest: number }) {
  const waiting: (() => void)[] = []
  let running = 0
  /** A free place goes to the first task in line, never to one that has just arrived. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= longest) throw new QueueFull()
    else await new Promise<void>((ready) => waiting.push(ready))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
