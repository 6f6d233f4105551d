/** Where a shopper stands in a queue. */
export const turnStates = [
  'gone',
  'ended',
  'offSale',
  'soldOut',
  'none',
  'gathering',
  'waiting',
  'letIn',
  'passed',
] as const
export type TurnState = (typeof turnStates)[number]

/** What a queue does. */
export const queueStates = ['planned', 'gathering', 'open', 'paused', 'ended'] as const
export type QueueState = (typeof queueStates)[number]
