export const waitingInput = { pageSize: 10 }
export const ownInput = { pageSize: 10 }
