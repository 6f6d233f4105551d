/** The page size fills three full rows on a wide screen. */
export const footprintsInput = { pageSize: 36 }
