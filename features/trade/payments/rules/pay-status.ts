/** Whether the orders of one payment are paid, as the wire writes it. */
export const payStatuses = { waiting: 0, paid: 1, closed: 2 } as const
