/** The states of an application, in the order in which operators list them. */
export const states = ['applied', 'more', 'admitted', 'refused', 'withdrawn'] as const
export type State = (typeof states)[number]

/** Who may move an application from where to where. What is not here cannot happen. */
const moves = {
  sendAgain: { from: ['more'], to: 'applied' },
  withdraw: { from: ['applied', 'more'], to: 'withdrawn' },
  more: { from: ['applied'], to: 'more' },
  refuse: { from: ['applied', 'more'], to: 'refused' },
  admit: { from: ['applied'], to: 'admitted' },
} as const satisfies Record<string, { from: readonly State[]; to: State }>
export type Move = keyof typeof moves

/** What operators may decide. */
export const decisions = ['more', 'refuse', 'admit'] as const satisfies readonly Move[]
export type Decision = (typeof decisions)[number]

export function mayMove(state: State, move: Move): boolean {
  return (moves[move].from as readonly State[]).includes(state)
}

export function stateAfter(move: Move): State {
  return moves[move].to
}

/** Whether the application still waits for somebody. */
export function isOpen(state: State): boolean {
  return state === 'applied' || state === 'more'
}
