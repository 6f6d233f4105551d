/** The final states of a parcel, as the wire and the tables have them; other numbers are stops on the way. */
export const parcelStatuses = { signed: 3, returned: 6 } as const
