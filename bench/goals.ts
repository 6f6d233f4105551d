export interface Goal {
  text: string
  reached: boolean
}

/** The goals of the mall at 10 connections and with 100,000 products. */
export const goals = {
  p99: (ms: number, most: number): Goal => ({ text: `p99 < ${most} ms`, reached: ms < most }),
  detail: (ofFastify: number): Goal => ({ text: 'ratio ≥ 0.3', reached: ofFastify >= 0.3 }),
  deepPage: (timesFirst: number): Goal => ({ text: '≤ 1.5 × page 1', reached: timesFirst <= 1.5 }),
  session: (share: number): Goal => ({
    text: `session ≤ 5 %: ${(share * 100).toFixed(1)} %`,
    reached: share <= 0.05,
  }),
  checkout: (ofSmall: number): Goal => ({ text: 'ratio ≥ 0.25', reached: ofSmall >= 0.25 }),
  triggers: (times: number): Goal => ({ text: 'p50 ≤ × 1.03', reached: times <= 1.03 }),
  bulk: (seconds: number): Goal => ({ text: '< 10 s', reached: seconds < 10 }),
  exported: (seconds: number): Goal => ({ text: '< 30 s', reached: seconds < 30 }),
  imported: (perSecond: number): Goal => ({ text: '≥ 300 a second', reached: perSecond >= 300 }),
  exportMemory: (mb: number): Goal => ({ text: '< 200 MB', reached: mb < 200 }),
  hotSku: (ofBare: number): Goal => ({ text: 'ratio ≥ 0.5', reached: ofBare >= 0.5 }),
  lateness: (ms: number): Goal => ({ text: 'p99 < 2 s late', reached: ms < 2_000 }),
  socketMemory: (ofBare: number): Goal => ({ text: '≤ 1.5 × bare', reached: ofBare <= 1.5 }),
  storm: (seconds: number): Goal => ({ text: '≤ 5 s', reached: seconds <= 5 }),
  lost: (messages: number): Goal => ({ text: 'none', reached: messages === 0 }),
  messages: (ofBare: number): Goal => ({ text: 'ratio ≥ 0.5', reached: ofBare >= 0.5 }),
  messageAtHalfLoad: (ms: number): Goal => ({ text: 'p99 ≤ 50 ms', reached: ms <= 50 }),
  script: (kb: number): Goal => ({ text: '≤ 105 KB', reached: kb <= 105 }),
  lighthouse: (performance: number, largestPaintMs: number): Goal => ({
    text: '≥ 95, LCP ≤ 1.5 s',
    reached: performance >= 95 && largestPaintMs <= 1_500,
  }),
  firstStart: (seconds: number): Goal => ({ text: '≤ 60 s', reached: seconds <= 60 }),
  laterStart: (seconds: number): Goal => ({ text: '≤ 5 s', reached: seconds <= 5 }),
}
