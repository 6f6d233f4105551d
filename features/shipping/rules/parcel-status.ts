/** The ends of a parcel's way, as the wire and the tables write them; other numbers are stations on it. */
export const parcelStatuses = { signed: 3, returned: 6 } as const
