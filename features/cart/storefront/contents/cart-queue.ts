import type { Cart } from '../../contract.ts'

/** One change of the cart: shown at once, sent when those before it are answered. */
interface Intent {
  /** A newer one of the same kind takes the place of one that has not been sent. */
  kind: string
  apply: (cart: Cart) => Cart
  send: () => Promise<Cart>
  settle: (done: boolean) => void
}

export interface QueueEvents {
  /** The server's cart after a change. */
  onAnswer: (cart: Cart) => void
  onFailure: (error: unknown) => void
  /** What is on its way has changed. */
  onChange: () => void
}

export interface CartQueue {
  /** Who hears of what happens from now on. */
  listen: (events: QueueEvents) => void
  /** The server's cart with everything that is on its way. */
  shown: (server: Cart) => Cart
  /** Resolves when the server has answered: true when it agreed. */
  push: (kind: string, apply: Intent['apply'], send: Intent['send']) => Promise<boolean>
  /** Resolves when nothing is on its way any more. */
  idle: () => Promise<void>
}

/**
 * Changes one after the other, so that answers cannot overtake each other. What the server refuses falls
 * away, and the cart shows again what the server has.
 */
export function createCartQueue(): CartQueue {
  let events: QueueEvents | undefined
  let intents: readonly Intent[] = []
  let running: Promise<void> | undefined

  const keep = (next: readonly Intent[]) => {
    intents = next
    events?.onChange()
  }
  const sent = async (intent: Intent): Promise<boolean> => {
    try {
      const cart = await intent.send()
      events?.onAnswer(cart)
      return true
    } catch (error) {
      events?.onFailure(error)
      return false
    }
  }
  const run = async () => {
    for (let next = intents[0]; next; next = intents[0]) {
      const intent = next
      const done = await sent(intent)
      keep(intents.filter((other) => other !== intent))
      intent.settle(done)
    }
    running = undefined
  }
  return {
    listen: (next) => {
      events = next
    },
    shown: (server) => intents.reduce((cart, intent) => intent.apply(cart), server),
    push: (kind, apply, send) =>
      new Promise((settle) => {
        // The first is with the server already.
        const [first, ...unsent] = intents
        const replaced = unsent.filter((intent) => intent.kind === kind)
        const others = unsent.filter((intent) => intent.kind !== kind)
        keep([...(first ? [first] : []), ...others, { kind, apply, send, settle }])
        for (const intent of replaced) intent.settle(true)
        running ??= run()
      }),
    idle: () => running ?? Promise.resolve(),
  }
}
