/** The shops' site, from the shoppers'. */
export const businessHref = '/business'
