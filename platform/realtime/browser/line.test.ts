import { expect, test } from 'vitest'
import { createLine, pauseMs, type Frame, type LineState, type Wire } from './line.ts'

function aPage() {
  const wires: (Wire & { token: string; sent: string[]; isClosed: boolean })[] = []
  const page = {
    wires,
    nowMs: 0,
    token: 'a' as string | undefined,
    frames: [] as Frame[],
    states: [] as LineState[],
    signedOut: 0,
  }
  const line = createLine({
    open: (token) => {
      const wire = {
        token,
        sent: [] as string[],
        isClosed: false,
        send: (text: string) => void wire.sent.push(text),
        close: () => void (wire.isClosed = true),
        onmessage: null,
        onclose: null,
      }
      wires.push(wire)
      return wire
    },
    token: () => page.token,
    nowMs: () => page.nowMs,
    random: () => 0.5,
    onFrame: (frame) => void page.frames.push(frame),
    onState: (state) => void page.states.push(state),
    onSignedOut: () => void (page.signedOut += 1),
  })
  const last = () => wires.at(-1)!
  const receive = (frame: object) => last().onmessage!({ data: JSON.stringify(frame) })
  const lose = (code: number) => last().onclose!({ code })
  return { page, line, wires, receive, lose }
}

test('opens for the token, and is open after the first frame of the server', () => {
  const { page, line, wires, receive } = aPage()
  line.check()
  expect(wires.map(({ token }) => token)).toEqual(['a'])
  expect(line.send({ event: 'ping' })).toBe(false)
  receive({ event: 'hello', after: 7 })
  expect(line.send({ event: 'ping' })).toBe(true)
  expect(page.states).toEqual(['connecting', 'open'])
})

test('a lost line is tried again after a random pause, and after failures more and more rarely', () => {
  const { page, line, wires, lose } = aPage()
  const pauses: number[] = []
  line.check()
  for (let failure = 0; failure < 10; failure++) {
    lose(1006)
    const lostMs = page.nowMs
    const before = wires.length
    while (wires.length === before) {
      page.nowMs += 500
      line.check()
    }
    pauses.push(page.nowMs - lostMs)
  }
  expect(pauses).toEqual([1_500, 1_500, 1_500, 4_500, 9_000, 18_000, 36_000, 45_000, 45_000, 45_000])
})

test('being online again tries at once', () => {
  const { line, wires, lose } = aPage()
  line.check()
  lose(1006)
  line.check()
  expect(wires).toHaveLength(1)
  line.check('now')
  expect(wires).toHaveLength(2)
})

test('a server that restarts gets one to ten seconds, and a replaced socket does not come back at once', () => {
  expect([0, 0.5, 1].map((random) => pauseMs(0, 1012, random))).toEqual([1_000, 5_500, 10_000])
  expect(pauseMs(0, 4409, 0)).toBe(60_000)
})

test('after 4401 nothing is tried with that token; another token opens a socket', () => {
  const { page, line, wires, lose } = aPage()
  line.check()
  lose(4401)
  expect(page.signedOut).toBe(1)
  page.nowMs += 3_600_000
  line.check()
  line.check('now')
  expect(wires).toHaveLength(1)
  page.token = 'b'
  line.check()
  expect(wires.map(({ token }) => token)).toEqual(['a', 'b'])
})

test('a changed token replaces an open socket, and signing out closes it', () => {
  const { page, line, wires, receive } = aPage()
  line.check()
  receive({ event: 'hello', after: 1 })
  page.token = 'b'
  line.check()
  expect(wires.map(({ token, isClosed }) => [token, isClosed])).toEqual([
    ['a', true],
    ['b', false],
  ])
  page.token = undefined
  line.check()
  expect(wires[1]!.isClosed).toBe(true)
  expect(line.send({})).toBe(false)
})

test('a line without a frame for a minute is given up, also after the computer has slept', () => {
  const { page, line, wires, receive } = aPage()
  line.check()
  receive({ event: 'hello', after: 1 })
  page.nowMs += 50_000
  receive({ event: 'beat', after: 2 })
  page.nowMs += 50_000
  line.check()
  expect(wires).toHaveLength(1)
  page.nowMs += 3_600_000
  line.check()
  page.nowMs += 3_000
  line.check()
  expect(wires.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(page.states).toEqual(['connecting', 'open', 'down', 'connecting'])
})

test('what is no frame is ignored', () => {
  const { page, line, wires } = aPage()
  line.check()
  for (const data of ['', 'null', '[]', '7', '{"event":1}']) wires[0]!.onmessage!({ data })
  expect(page.frames).toEqual([])
})
