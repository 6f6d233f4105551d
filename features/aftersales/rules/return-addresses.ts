/** The most return addresses of a shop. */
export const mostAddresses = 20
