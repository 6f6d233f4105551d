/** Addresses that one user may keep. */
export const maxAddresses = 30
