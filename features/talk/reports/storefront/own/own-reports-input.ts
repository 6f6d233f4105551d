export const ownReportsInput = { pageSize: 10 }
