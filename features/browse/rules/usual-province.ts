/** The assumed province of shoppers without an address or a choice: that of Yanbian. */
export const usualProvince = '吉林省'
