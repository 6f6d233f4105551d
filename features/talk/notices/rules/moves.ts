/** The state of a notice, as the table has it. */
export type NoticeState = 'unread' | 'read' | 'trash'

/** The specification's moves between the lists. A move from another state changes nothing. */
export const moves = {
  read: { from: ['unread'], to: 'read' },
  remove: { from: ['unread', 'read'], to: 'trash' },
  restore: { from: ['trash'], to: 'read' },
} as const satisfies Record<string, { from: readonly NoticeState[]; to: NoticeState }>
export type Move = keyof typeof moves

/** The lists on the wire. */
export const listOfState = { unread: 'unread', read: 'readed', trash: 'trash' } as const
export const stateOfList = { unread: 'unread', readed: 'read', trash: 'trash' } as const

/** How long a notice is stored, counted from its time. */
export const storedDays = 180
