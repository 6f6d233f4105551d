/** What a primary and its workers say to each other about themselves. */
export const topics = {
  /** A question of a worker: what it is to work with. */
  prepared: 'worker.prepared',
  /** The worker takes requests. */
  open: 'worker.open',
  /** The worker has found itself able to serve them. */
  ready: 'worker.ready',
  /** The primary tells a worker to end. */
  stop: 'worker.stop',
  /** A question of either: whether the other one has come so far in the channel. */
  there: 'worker.there',
} as const
