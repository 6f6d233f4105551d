/** The assumed province of shoppers without an address or a choice: that of Yanbian. */
const usualProvince = '吉林省'

/** The destination of parcels while none is chosen. */
export const usualRegion = { country: 'CN', province: usualProvince } as const
