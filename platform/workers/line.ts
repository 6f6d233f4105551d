/** Short messages between a process and the one that supervises it. Both ends have the same functions. */
export interface Line {
  /** Sends a message, which is lost when the other end is gone. */
  say(topic: string, data?: unknown): void
  receive(topic: string, listener: (data: unknown) => void): void
  /**
   * Sends a question and returns the answer of the other end.
   * @param withinMs rejects after that; left out, it waits as long as it takes
   */
  ask(topic: string, data?: unknown, withinMs?: number): Promise<unknown>
  /** Answers the questions of the other end. One that is not answered by anybody stays open. */
  answer(topic: string, answerer: (data: unknown) => unknown): void
}

/** What goes over the channel: a message, a question (`ask`) or an answer (`answered`), with the number of the question. */
interface Said {
  topic: string
  data?: unknown
  ask?: number
  answered?: number
}

function isSaid(message: unknown): message is Said {
  return typeof message === 'object' && message !== null && 'topic' in message
}

/** One end of a line. `take` gets every message that arrives there. */
export function createLine(send: (message: object) => void): Line & { take(message: unknown): void } {
  const listeners = new Map<string, ((data: unknown) => void)[]>()
  const answerers = new Map<string, (data: unknown) => unknown>()
  const open = new Map<number, (data: unknown) => void>()
  let asked = 0
  const answerTo = async ({ topic, data, ask }: Said) => {
    const answerer = answerers.get(topic)
    if (answerer) send({ topic, answered: ask, data: await answerer(data) })
  }
  return {
    say: (topic, data) => send({ topic, data }),
    receive: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    answer: (topic, answerer) => void answerers.set(topic, answerer),
    ask: (topic, data, withinMs) =>
      new Promise((resolve, reject) => {
        const ask = (asked += 1)
        const late = () => {
          open.delete(ask)
          reject(new Error(`no answer to ${topic} within ${withinMs} ms`))
        }
        const timer = withinMs === undefined ? undefined : setTimeout(late, withinMs).unref()
        open.set(ask, (answer) => {
          clearTimeout(timer)
          open.delete(ask)
          resolve(answer)
        })
        send({ topic, data, ask })
      }),
    take: (message) => {
      if (!isSaid(message)) return
      // An answerer that fails gives no answer: the one that asked has its time limit.
      if (message.ask !== undefined) void answerTo(message).catch(() => undefined)
      else if (message.answered !== undefined) open.get(message.answered)?.(message.data)
      else for (const listener of listeners.get(message.topic) ?? []) listener(message.data)
    },
  }
}
