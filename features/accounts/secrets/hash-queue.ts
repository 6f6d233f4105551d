/** More work waits than is good for anybody. */
export class QueueFull extends Error {
  constructor() {
    super('the queue is full')
    this.name = 'QueueFull'
  }
}

/** Runs so many pieces of work at once; the next wait in line, and beyond `longest` they are turned away. */
export function createQueue({ atOnce, longest }: { atOnce: number; longest: number }) {
  const waiting: (() => void)[] = []
  let running = 0
  /** A place that gets free goes to the next in line, never to somebody who has just come. */
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
