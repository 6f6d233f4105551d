/** Mei's account, which the demo shows to everybody. Whoever works for another of its shops has the same password. */
export const demoStaff = { account: 'mei', password: 'morning-market' }
