/** One part of the weekly deep run. */
export interface Step {
  name: string
  /** What the table in docs/testing.md calls it. */
  title: string
  /** Arguments of Node; the first is a file of this tree. */
  command: readonly string[]
  env?: Readonly<Record<string, string>>
  /** How often it runs; every run has to pass. */
  times?: number
  /** Runs beside programs that keep every core busy. */
  isUnderLoad?: boolean
}

/** How deep the parts go. CI and everyday runs try a sample of the same inputs, chosen by the day. */
const depths = {
  inputsPerCall: 2_000,
  livesOfOrders: 5_000,
  historiesOfMessages: 2_000,
  triesOfTortures: 1_000,
  runsOfJourneys: 20,
  runsUnderLoad: 3,
} as const

const journeys = ['scripts/test.ts', 'e2e/']

const rooms = ['scripts/test.ts', 'apps/', 'bench/', 'db/', 'features/', 'platform/', 'scripts/']

/** The parts, the shorter ones first. @param seed what chance starts from in all of them */
export function deepSteps(seed: number): Step[] {
  const bySeed = { TORTURE_SEED: String(seed) }
  return [
    {
      name: 'looks',
      title: 'Journeys in every language, width and scheme',
      command: journeys,
      env: { LOOKS: 'all', PAGE_LOADS: '8' },
    },
    { name: 'rooms-15', title: 'All rooms on PostgreSQL 15', command: rooms, env: { TEST_POSTGRES: '15' } },
    { name: 'rooms-18', title: 'All rooms on PostgreSQL 18', command: rooms, env: { TEST_POSTGRES: '18' } },
    { name: 'mutations', title: 'Every mutation', command: ['scripts/mutate.ts'] },
    {
      name: 'bench',
      title: 'Every part of the bench, briefly',
      command: ['scripts/test.ts', 'bench/bench.test'],
      env: { BENCH: 'all' },
    },
    {
      name: 'fuzz',
      title: `${depths.inputsPerCall} hostile inputs a call`,
      command: ['scripts/test.ts', 'apps/server/security/'],
      env: { ...bySeed, FUZZ: String(depths.inputsPerCall) },
    },
    {
      name: 'lives',
      title: `${depths.livesOfOrders} lives of orders`,
      command: ['scripts/test.ts', 'apps/server/trade/trade.torture'],
      env: { ...bySeed, TRADE_SEQUENCES: String(depths.livesOfOrders) },
    },
    {
      name: 'histories',
      title: `${depths.historiesOfMessages} histories of messages`,
      command: ['scripts/test.ts', 'features/talk/chat/chat.torture'],
      env: { ...bySeed, CHAT_HISTORIES: String(depths.historiesOfMessages) },
    },
    {
      name: 'tortures',
      title: `Every torture, ${depths.triesOfTortures} tries`,
      command: ['scripts/torture.ts', '--tries', String(depths.triesOfTortures), '--seed', String(seed)],
    },
    { name: 'journeys', title: 'Journeys in a row', command: journeys, times: depths.runsOfJourneys },
    {
      name: 'loaded-journeys',
      title: 'Journeys while other programs keep every core busy',
      command: journeys,
      times: depths.runsUnderLoad,
      isUnderLoad: true,
    },
  ]
}
