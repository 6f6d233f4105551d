/** A page of the list: three full rows on a wide screen. */
export const footprintsInput = { pageSize: 36 }
