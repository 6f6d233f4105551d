import { demoStaff } from '../demo/staff.ts'

export interface BannerFacts {
  mode: 'demo' | 'serve'
  url: string
  simulatorUrl?: string | undefined
  seconds: number
}

/** What a newcomer needs to know, on one screen. */
export function banner(facts: BannerFacts): string {
  const lines = [
    '',
    `  好集 · 호집 · Hojip is open:  ${facts.url}   (started in ${facts.seconds.toFixed(1)} s)`,
    '',
  ]
  if (facts.mode === 'serve') return [...lines, '  Stop with Ctrl-C.', ''].join('\n')
  return [
    ...lines,
    `  Business site      ${facts.url}/business      sign in as  ${demoStaff.account}  /  ${demoStaff.password}`,
    `  The mall's books   ${facts.url}/business      sign in as  tao  /  night-market  or  yun  /  early-market`,
    `  Outside world      ${facts.simulatorUrl}      SMS inbox, payment pages, parcels`,
    `  The API            ${facts.url}/v1/docs`,
    '',
    '  To try: open the shop, put something into the cart, check out. Sign in with any mobile number, such as',
    `  13800138000; its code arrives in the SMS inbox (${facts.simulatorUrl}/sms). Pay on the simulated WeChat or`,
    '  Alipay page, ship the order as the shop, watch the parcel travel, confirm receipt. Mei sells the kimchi; the',
    '  staff of every other shop sign in by the last part of its page’s address, with the same password.',
    '',
    '  Stop with Ctrl-C; everything is stored in the data folder.',
    '',
  ].join('\n')
}
