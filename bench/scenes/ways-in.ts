import { goals } from '../goals.ts'
import type { Known } from '../mall/known.ts'
import type { Town } from '../load/caller.ts'
import { median, medianOf, type Figures } from '../load/figures.ts'
import type { Request } from '../load/request.ts'
import { askLoad, type Stage } from '../rounds.ts'
import { connections } from '../mall/sizes.ts'
import type { Row } from '../table.ts'

/** Phone numbers start after those of the shoppers, which already have accounts. */
const firstPhone = 1_000

function perAnswer({ cpuMicros, perSecond }: Figures): number {
  return cpuMicros ?? 1_000_000 / perSecond
}

/** The same call by visitors and with a session: the difference is the cost of reading the session. */
export async function measureSession(stage: Stage, known: Known, tokens: readonly string[]): Promise<Row[]> {
  const { sizes, load, mall } = stage
  const [id] = known.categories.map((category) => category.id)
  const asked = (token: string): Request => ({
    method: 'POST',
    path: '/v1/bizGoods/findAll',
    headers: { 'accept-language': 'zh-CN', authorization: token },
    body: { pageSize: 20, category1Id: id },
  })
  const loadOf = (requests: Request[], ms: number) =>
    askLoad<Figures>(load, { kind: 'requests', load: { ...mall, requests, connections, ms } })
  const visitors = [asked('1')]
  const members = tokens.map(asked)
  for (const requests of [visitors, members]) await loadOf(requests, sizes.warmUpMs)
  const rounds: { visitor: Figures; member: Figures }[] = []
  for (let round = 0; round < sizes.rounds; round++)
    rounds.push({
      visitor: await loadOf(visitors, sizes.mallMs),
      member: await loadOf(members, sizes.mallMs),
    })
  const shares = rounds.map(({ visitor, member }) => 1 - perAnswer(visitor) / perAnswer(member))
  return [
    { what: 'session: a list, by visitors', figures: medianOf(rounds.map(({ visitor }) => visitor)) },
    {
      what: 'session: the same, signed in',
      figures: medianOf(rounds.map(({ member }) => member)),
      goals: [goals.session(median(shares))],
    },
  ]
}

/** Sign-ins per second: by password, whose check is slow by design, and by code, from its request to the session. */
export async function measureSignIns(stage: Stage, { logins }: Known, town: Town): Promise<Row[]> {
  const { sizes, load, mall } = stage
  const rows: Row[] = []
  for (const by of ['password', 'code'] as const) {
    const figures: Figures[] = []
    for (let round = 0; round <= sizes.rounds; round++) {
      const first = firstPhone + round * sizes.signIns
      const order = { town, pid: mall.pid, by, connections, count: sizes.signIns, logins, first }
      const found = await askLoad<Figures>(load, { kind: 'sign ins', load: order })
      // The first round warms up.
      if (round > 0) figures.push(found)
    }
    rows.push({ what: `sign in by ${by}`, figures: medianOf(figures) })
  }
  return rows
}
