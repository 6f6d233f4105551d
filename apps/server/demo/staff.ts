/** Mei's account, which the demo shows to everybody. The staff of its other shops have the same password. */
export const demoStaff = { account: 'mei', password: 'morning-market' }
