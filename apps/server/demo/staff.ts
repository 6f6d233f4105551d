/** Mei's account, which the demo shows to everybody. The staff of its other shops have the same password. */
export const demoStaff = { account: 'mei', password: 'morning-market' }

/** Who else works for Mei's shop, with the same password: one of each role. */
export const demoColleagues = [
  { login: 'min', name: '崔敏', roles: ['orders', 'service'] },
  { login: 'xue', name: '李雪', roles: ['goods'] },
  { login: 'yeong', name: '韩英子', roles: ['money'] },
  { login: 'chul', name: '박철수', roles: ['readOnly'] },
] as const
