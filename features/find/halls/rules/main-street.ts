/** The street that the mall's navigation leads to, and that operators edit. */
export const mainStreet = 'korea'
