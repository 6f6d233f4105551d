/** The first page of the list. */
export const firstChats = { size: 30 }
