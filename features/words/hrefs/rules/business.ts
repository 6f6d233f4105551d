/** The business site, linked from the mall. */
export const businessHref = '/business'
