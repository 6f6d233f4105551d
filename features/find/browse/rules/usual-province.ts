/** The assumed province of shoppers without an address or a choice: that of Yanbian. */
const usualProvince = '吉林省'

/** Where parcels go when nobody has said anything. */
export const usualRegion = { country: 'CN', province: usualProvince } as const
