import type { Cart } from '../../contract.ts'

/** One change of the cart: shown at once, sent after the responses to those before it. */
interface Intent {
  /** A newer change of the same kind replaces one that has not been sent. */
  kind: string
  apply: (cart: Cart) => Cart
  send: () => Promise<Cart>
  settle: (done: boolean) => void
}

interface QueueEvents {
  /** Called with the server's cart after a change. */
  onAnswer: (cart: Cart) => void
  onFailure: (error: unknown) => void
  /** Called when the list of pending changes has changed. */
  onChange: () => void
}

export interface CartQueue {
  /** Sets the receiver of the queue's events. */
  listen: (events: QueueEvents) => void
  /** The server's cart with all pending changes applied. */
  shown: (server: Cart) => Cart
  /** Resolves after the server's response: to true when it accepted the change. */
  push: (kind: string, apply: Intent['apply'], send: Intent['send']) => Promise<boolean>
  /** Resolves when no change is pending. */
  idle: () => Promise<void>
}

/**
 * Sends changes one after the other, so that responses cannot overtake each other. A change that the server refuses is
 * dropped, and the cart shows the server's state again.
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
        // The first change has already been sent.
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
