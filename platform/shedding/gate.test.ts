import { expect, test } from 'vitest'
import { openGate, type Turn, type Urgency } from './gate.ts'

/** A gate whose clock stands still until the test moves it on; `lateMs` is how long each timer is late. */
function aGate(mostPlaces: number) {
  let now = 0
  let due: { at: number; call: () => void } | undefined
  const gate = openGate({
    mostPlaces,
    nowMs: () => now,
    after: (ms, call) => {
      const own = (due = { at: now + ms, call })
      return () => void (due === own && (due = undefined))
    },
  })
  const ticks = (count: number, lateMs = 0) => {
    for (let i = 0; i < count && due; i++) {
      const { at, call } = due
      due = undefined
      now = at + lateMs
      call()
    }
  }
  return { gate, ticks, isTicking: () => due !== undefined }
}

function turnsOf(gate: ReturnType<typeof openGate>, urgency: Urgency, count: number): Turn[] {
  return Array.from({ length: count }, () => gate.enter(urgency)).filter(
    (entered): entered is Turn => entered !== undefined && !(entered instanceof Promise),
  )
}

test('each urgency has a share of the places, and the vital are always let in', () => {
  const { gate } = aGate(20)
  expect(turnsOf(gate, 'extra', 20)).toHaveLength(8)
  expect(turnsOf(gate, 'browse', 20)).toHaveLength(7)
  expect(turnsOf(gate, 'account', 20)).toHaveLength(5)
  expect(turnsOf(gate, 'vital', 500)).toHaveLength(500)
})

test('many vital requests that wait for a gateway keep nobody out', () => {
  const { gate } = aGate(20)
  turnsOf(gate, 'vital', 500)
  expect(turnsOf(gate, 'browse', 15)).toHaveLength(15)
})

test('the more urgent are let in first, each in the order of coming', async () => {
  const { gate } = aGate(4)
  const held = turnsOf(gate, 'account', 4)
  const order: string[] = []
  const enter = (name: string, urgency: Urgency) =>
    void Promise.resolve(gate.enter(urgency)).then((turn) => {
      order.push(name)
      turn?.leave()
    })
  enter('list', 'browse')
  enter('first', 'account')
  enter('second', 'account')
  for (const turn of held) turn.leave()
  await expect.poll(() => order).toEqual(['first', 'second', 'list'])
  expect(gate.state()).toMatchObject({ underWay: 0, waiting: 0 })
})

test('a full queue refuses at once, and a long wait ends', async () => {
  const { gate, ticks } = aGate(4)
  turnsOf(gate, 'account', 4)
  const waiting = Array.from({ length: 20 }, () => gate.enter('extra'))
  expect(gate.enter('extra')).toBeUndefined()
  ticks(102)
  expect(await Promise.all(waiting.map((one) => Promise.resolve(one)))).toEqual(waiting.map(() => undefined))
  expect(gate.state()).toMatchObject({ underWay: 4, waiting: 0 })
})

test('places go while the event loop is late, and come back', () => {
  const { gate, ticks } = aGate(40)
  turnsOf(gate, 'account', 10)
  ticks(3, 100)
  expect(gate.state().places).toBe(13)
  ticks(20, 100)
  expect(gate.state().places).toBe(8)
  expect(turnsOf(gate, 'vital', 1)).toHaveLength(1)
  ticks(100)
  expect(gate.state().places).toBe(40)
})

test('a turn that is given back twice is one place', () => {
  const { gate } = aGate(4)
  const [turn] = turnsOf(gate, 'account', 4)
  turn?.leave()
  turn?.leave()
  expect(gate.state().underWay).toBe(3)
})

test('a gate at rest has no timer', () => {
  const { gate, ticks, isTicking } = aGate(12)
  const turns = turnsOf(gate, 'account', 10)
  expect(isTicking()).toBe(true)
  for (const turn of turns) turn.leave()
  ticks(5)
  expect(isTicking()).toBe(false)
})

test('who waits at the end is refused', async () => {
  const { gate } = aGate(4)
  turnsOf(gate, 'account', 4)
  const waiting = gate.enter('account')
  gate.close()
  expect(await waiting).toBeUndefined()
})

/** Notes whose request was let in, or that it was refused. */
function comers(gate: ReturnType<typeof openGate>) {
  const order: string[] = []
  const gone = new Set<string>()
  const come = (caller: string, name = caller, urgency: Urgency = 'account') =>
    void Promise.resolve(gate.enter(urgency, { caller, isGone: () => gone.has(name) })).then((turn) =>
      order.push(turn ? name : `${name} refused`),
    )
  return { order, gone, come }
}

test('who asks for much waits behind those who ask for little', async () => {
  const { gate } = aGate(4)
  const held = turnsOf(gate, 'account', 2)
  const { order, come } = comers(gate)
  for (const name of ['crowd 1', 'crowd 2', 'crowd 3', 'crowd 4']) come('crowd', name)
  come('lin')
  come('mei')
  for (const turn of held) turn.leave()
  await expect.poll(() => order).toEqual(['crowd 1', 'crowd 2', 'lin', 'mei'])
})

test('in a full queue the last of who has the most gives way, and nobody else', async () => {
  const { gate } = aGate(4)
  turnsOf(gate, 'account', 4)
  const { order, come } = comers(gate)
  for (let n = 1; n <= 20; n++) come('crowd', `crowd ${n}`, 'extra')
  come('lin', 'lin', 'extra')
  come('crowd', 'crowd 21', 'extra')
  await expect.poll(() => order).toEqual(['crowd 20 refused', 'crowd 21 refused'])
  expect(gate.state().waiting).toBe(20)
})

test('who has left takes no place, neither among those who wait nor of the work', async () => {
  const { gate, ticks } = aGate(4)
  const held = turnsOf(gate, 'account', 4)
  const { order, gone, come } = comers(gate)
  come('lin', 'left')
  come('mei', 'stays')
  gone.add('left')
  held[0]!.leave()
  await expect.poll(() => order.toSorted()).toEqual(['left refused', 'stays'])
  come('lin', 'leaves')
  gone.add('leaves')
  ticks(1)
  expect(gate.state()).toMatchObject({ underWay: 4, waiting: 0 })
})
