import type { Bound } from '@hojip/platform/http'
import { newToken } from '@hojip/platform/ids'
import { roleHas, staffRoles, type Right } from '@hojip/policy'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actTables, changedTables, fingerprintOf, type Fingerprint } from './testing/fingerprint.ts'
import { aGuardedMall, type GuardedMall, type Pass, type Sent } from './testing/guarded-mall.ts'
import { aStaffMember, browser, signInByPhone, type SignedIn } from './testing/people.ts'
import { endsSession, needsSecret, rightful, sampleOf } from './testing/samples.ts'
import { outputOf, unpromised } from './testing/promised.ts'
import { aWorld, type World } from './testing/world.ts'

let mall: GuardedMall
let world: World
let fingerprint: () => Promise<Fingerprint>
beforeAll(async () => {
  mall = await aGuardedMall()
  world = await aWorld(mall)
  fingerprint = await fingerprintOf(mall.tools.db)
})
afterAll(() => mall.close())

function signedInCalls() {
  return mall.calls.filter(({ call }) => call.auth !== 'public' && call.auth !== 'callback')
}

function send(bound: Bound, pass: Pass) {
  return mall.send(bound.key, sampleOf(bound, world), pass)
}

/** Sends every call of a list and returns each result by key, so that a failure shows all of them. */
async function each<T>(calls: readonly Bound[], pass: Pass, see: (answer: Sent, bound: Bound) => T) {
  const seen: Record<string, T> = {}
  for (const bound of calls) seen[bound.key] = see(await send(bound, pass), bound)
  return seen
}

function allOf<T>(calls: readonly Bound[], value: T) {
  return Object.fromEntries(calls.map(({ key }) => [key, value]))
}

function status(answer: Sent) {
  return answer.statusCode
}

/** Expects `work` to leave every row unchanged, but for those of tables that it may write to. */
async function unchanged(work: () => Promise<void>, mayChange: readonly string[] = []) {
  const before = await fingerprint()
  await work()
  const changed = changedTables(before, await fingerprint())
  expect(changed.filter((table) => !mayChange.includes(table))).toEqual([])
}

/** What visitors may write: `POST /sysFeedback/saveFeedBack` is open to them. */
const openToVisitors = ['feedback']

/** Public calls that need nothing sent before: codes and passwords are tested elsewhere. */
function openCalls() {
  return mall.calls.filter((bound) => bound.call.auth === 'public' && !needsSecret(bound))
}

test.each<[string, Pass]>([
  ['no header', {}],
  ['1', { authorization: '1' }],
  ['an empty header', { authorization: '' }],
])('a visitor with %s gets 401 from calls that need a session, and from no others', (_name, pass) =>
  unchanged(async () => {
    expect(await each(signedInCalls(), pass, status)).toEqual(allOf(signedInCalls(), 401))
    expect(await each(openCalls(), pass, status)).toEqual(allOf(openCalls(), 200))
  }, openToVisitors),
)

function session(authorization: string) {
  return sql`where token_hash = sha256(convert_to(${authorization}, 'UTF8'))`
}

/** Tokens that are invalid, each created when needed. */
const deadPasses: Record<string, () => Promise<Pass> | Pass> = {
  'a word': () => ({ authorization: 'abc' }),
  'a token of the right form': () => ({ authorization: newToken() }),
  'a token with "Bearer"': () => ({ authorization: `Bearer ${world.lin.token}` }),
  'a token with one more character': () => ({ authorization: `${world.lin.token}A` }),
  'a token with another last character': () => ({
    authorization: world.lin.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  }),
  'five thousand characters': () => ({ authorization: 'x'.repeat(5_000) }),
  'quotes and comments': () => ({ authorization: "' or 1=1 --" }),
  'two tokens': () => ({ authorization: `${world.lin.token}, ${world.lin.token}` }),
  'a session past its end': async () => {
    const { token, pass } = await signInByPhone(mall, '13987650001')
    await sql`update account_session set expires_at = now() - interval '1 second' ${session(token)}`.execute(
      mall.tools.db,
    )
    return pass
  },
  'a session nobody used for three days': async () => {
    const { token, pass } = await signInByPhone(mall, '13987650001')
    await sql`update account_session set last_seen_at = now() - interval '73 hours' ${session(token)}`.execute(
      mall.tools.db,
    )
    return pass
  },
  'a session that signed out': async () => {
    const { pass } = await signInByPhone(mall, '13987650001')
    expect((await mall.send('POST /logout', {}, pass)).statusCode).toBe(200)
    return pass
  },
  'a browser’s token without its cookie': async () =>
    (await signInByPhone(mall, '13987650001', browser)).pass,
  'a browser’s token with another browser’s cookie': async () => {
    const lin = await signInByPhone(mall, '13987650001', browser)
    const jun = await signInByPhone(mall, '13987650002', browser)
    return { ...lin.pass, cookie: jun.cookie }
  },
  'a browser’s token with its cookie under another name': async () => {
    const lin = await signInByPhone(mall, '13987650001', browser)
    return { ...lin.pass, cookie: lin.cookie.replace('__Host-sid', 'sid') }
  },
}

test.each(Object.entries(deadPasses))('%s gets 401 everywhere', async (_name, make) => {
  const pass = await make()
  await unchanged(async () => {
    const calls = [...signedInCalls(), ...openCalls()]
    expect(await each(calls, pass, status)).toEqual(allOf(calls, 401))
  })
})

test('a browser’s token with its cookie gives access to the user’s own data', async () => {
  const { pass, cookie, userId }: SignedIn = await signInByPhone(mall, '13987650001', browser)
  const me = await mall.send('GET /appUser/findById/{id}', { id: 'me' }, { ...pass, cookie })
  expect(me.body.data).toMatchObject({ pkId: userId })
})

/** Ids that are not the caller's are skipped in lists of lines and cards, and in the preview's address. */
const passOver = [
  'POST /appUserCart/updateBySpecIds',
  'POST /appUserCart/deleteByIds',
  'POST /appUserCart/moveToFavorite',
  'POST /bizOrder/submit/orderInfo',
  'POST /appUserChat/queryCards',
]

function namesLins(bound: Bound) {
  const { canaries: _, ...things } = world.ofLin
  const ids: unknown[] = [world.lin.userId, ...Object.values(things).flat()]
  const sent = JSON.stringify(sampleOf(bound, world))
  const named = ids.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : [one]))
  return named.some((id) => sent.includes(String(id)))
}

function canariesIn({ text }: Sent) {
  return world.ofLin.canaries.filter((canary) => text.includes(canary))
}

type Auth = Bound['call']['auth']

/** The callers, and the calls by which they may access Lin's objects. */
const strangers: [string, (who: World) => Pass, Auth[]][] = [
  ['another shopper', (who) => who.jun.pass, []],
  ['the shopper herself on the business site', (who) => who.lin.pass, ['user']],
  ['the staff of the shop', (who) => who.mei.pass, ['staff']],
  ['the staff of another shop', (who) => who.tao.pass, []],
  ['an operator', (who) => who.ann.pass, ['operator']],
]

test.each(strangers)('%s finds nothing of Lin’s', async (_name, passOf, own) => {
  const calls = signedInCalls().filter((bound) => !own.includes(bound.call.auth) && namesLins(bound))
  expect(calls.length).toBeGreaterThan(2)
  await unchanged(async () => {
    const expected = Object.fromEntries(calls.map(({ key }) => [key, passOver.includes(key) ? 200 : 404]))
    expect(await each(calls, passOf(world), status)).toEqual(expected)
  }, actTables)
})

test.each(strangers)('no answer to %s contains Lin’s data', async (_name, passOf, own) => {
  // The log of staff has what its readers sent themselves, Lin's data among it; `features/people/staff` tests whose it shows.
  const calls = mall.calls.filter(
    ({ key, call }) => !endsSession(key) && !own.includes(call.auth) && !key.endsWith('StaffActs'),
  )
  expect(await each(calls, passOf(world), canariesIn)).toEqual(allOf(calls, []))
})

test('Lin and her shop do find them', async () => {
  const found = async (key: string, pass: Pass) =>
    canariesIn(
      await send(
        mall.calls.find((c) => c.key === key)!,
        pass,
      ),
    )
  expect(await found('GET /bizOrder/queryOrderInfo', world.lin.pass)).not.toEqual([])
  expect(await found('GET /bizConsole/queryOrderInfo', world.mei.pass)).not.toEqual([])
})

test.each([
  ['a shopper', (who: World) => who.lin.pass],
  ['a visitor with a shopper’s input', () => ({ authorization: '1', 'x-role': 'staff', 'x-user-id': 'me' })],
])('%s does not even learn what input a staff call takes', async (_name, passOf) => {
  const calls = mall.calls.filter(({ call }) => call.auth === 'staff' || call.auth === 'operator')
  for (const { key } of calls) {
    const answer = await mall.send(key, { orderId: 'none' }, passOf(world))
    expect([401, 404], key).toContain(answer.statusCode)
    expect(answer.text, key).not.toContain('orderId')
  }
})

function staffCalls() {
  return mall.calls.filter(({ call }) => call.auth === 'staff')
}

test.each(staffRoles)(
  'staff whose role is %s may call what the table of rights allows, and no more',
  async (role) => {
    const { pass } = await aStaffMember(mall, role, world.goods.shopId, [role])
    const mayNot = staffCalls().filter(({ call }) => !roleHas(role, call.right as Right))
    await unchanged(async () => {
      const refused = await each(mayNot, pass, ({ statusCode, body }) => [statusCode, body.data?.reason])
      expect(refused).toEqual(allOf(mayNot, [403, 'http/noRight']))
    })
    const may = staffCalls().filter(
      ({ call, key }) => key.includes('query') && roleHas(role, call.right as Right),
    )
    expect(await each(may, pass, status)).toEqual(allOf(may, 200))
  },
)

test('permitted callers succeed, and get no field that the contract does not name', async () => {
  // Calls that take a code or a password are tested elsewhere.
  const ready = [...openCalls(), ...signedInCalls()].filter((bound) => !needsSecret(bound))
  for (const bound of ready) {
    const { statusCode, body } = await send(bound, rightful(bound, world))
    // A file has no envelope.
    expect([bound.key, statusCode, body.msg ?? '']).toEqual([bound.key, 200, bound.call.successMsg ?? ''])
    expect([bound.key, ...unpromised(outputOf(bound), body.data)]).toEqual([bound.key])
  }
})

test('the log contains no token, code, phone, name or address', () => {
  const { lin, jun, ofLin } = world
  const lines = JSON.stringify(mall.logged)
  expect(mall.logged.length).toBeGreaterThan(5)
  for (const secret of [lin.token, jun.token, lin.cookie, ...ofLin.canaries.slice(0, 5)])
    expect(lines).not.toContain(secret)
  expect(lines).not.toMatch(/"(password|smscode|code|token|phone)":"/)
})
