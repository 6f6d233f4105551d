/** The most addresses of one user. */
export const maxAddresses = 30
