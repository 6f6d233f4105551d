/** Where operators edit the home page. */
export const frontPagesHref = '/business/front-pages'
