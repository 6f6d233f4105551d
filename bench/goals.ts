export interface Goal {
  text: string
  reached: boolean
}

/** The goals of the mall at 10 connections and with 100,000 products. */
export const goals = {
  p99: (ms: number, most: number): Goal => ({ text: `p99 < ${most} ms`, reached: ms < most }),
  share: (found: number, least: number): Goal => ({ text: `≥ ${least * 100} %`, reached: found >= least }),
  ratio: (found: number, least: number): Goal => ({ text: `ratio ≥ ${least}`, reached: found >= least }),
  deepPage: (timesFirst: number): Goal => ({
    text: `≤ 1.5 × page 1 (${timesFirst.toFixed(2)})`,
    reached: timesFirst <= 1.5,
  }),
  statements: (found: number, most: number): Goal => ({
    text: `≤ ${most} statements`,
    reached: found <= most,
  }),
  millis: (micros: number, mostMs: number): Goal => ({
    text: `≤ ${mostMs} ms of processor`,
    reached: micros <= mostMs * 1_000,
  }),
  idleStatements: (perSecond: number): Goal => ({ text: '≤ 5 a second', reached: perSecond <= 5 }),
  idleProcessor: (percent: number): Goal => ({ text: '≤ 0.5 %', reached: percent <= 0.5 }),
  session: (share: number): Goal => ({
    text: `session ≤ 5 %: ${(share * 100).toFixed(1)} %`,
    reached: share <= 0.05,
  }),
  bulk: (seconds: number): Goal => ({ text: '< 10 s', reached: seconds < 10 }),
  exported: (seconds: number): Goal => ({ text: '< 30 s', reached: seconds < 30 }),
  imported: (perSecond: number): Goal => ({ text: '≥ 300 a second', reached: perSecond >= 300 }),
  exportMemory: (mb: number): Goal => ({ text: '< 200 MB', reached: mb < 200 }),
  lateness: (ms: number): Goal => ({ text: 'p99 < 2 s late', reached: ms < 2_000 }),
  socketMemory: (ofBare: number): Goal => ({ text: '≤ 1.5 × bare', reached: ofBare <= 1.5 }),
  storm: (seconds: number): Goal => ({ text: '≤ 5 s', reached: seconds <= 5 }),
  lost: (messages: number): Goal => ({ text: 'none', reached: messages === 0 }),
  messageAtHalfLoad: (ms: number): Goal => ({ text: 'p99 ≤ 50 ms', reached: ms <= 50 }),
  script: (kb: number): Goal => ({ text: '≤ 105 KB', reached: kb <= 105 }),
  lighthouse: (performance: number, largestPaintMs: number): Goal => ({
    text: '≥ 95, LCP ≤ 1.5 s',
    reached: performance >= 95 && largestPaintMs <= 1_500,
  }),
  firstStart: (seconds: number): Goal => ({ text: '≤ 60 s', reached: seconds <= 60 }),
  laterStart: (seconds: number): Goal => ({ text: '≤ 5 s', reached: seconds <= 5 }),
}
