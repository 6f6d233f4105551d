/** The look of the table's cells. */
export const cell = 'border-b border-line px-2 py-1.5 align-middle first:pl-4 last:pr-4'
export const numberCell = `${cell} text-right figures font-medium whitespace-nowrap`
