import { expect, test } from 'vitest'
import { createLive, type LiveEvent } from './live.ts'

const event = 'changed' as LiveEvent
const another = 'moved' as LiveEvent

function aLine() {
  let now = 0
  const live = createLive(() => now)
  const frames: unknown[] = []
  return {
    live,
    frames,
    at: (ms: number) => void (now = ms),
    receive: (name: LiveEvent) => live.receive({ event: name }),
    listen: (sinceMs?: number) => live.on(event, (frame) => void frames.push(frame), sinceMs),
  }
}

test('a part that listens late gets what came since its answer was asked for', async () => {
  const { live, frames, at, receive, listen } = aLine()
  at(100)
  receive(event)
  listen(99)
  await Promise.resolve()
  expect(frames).toEqual([undefined])
  at(200)
  live.resync()
  listen(150)
  await Promise.resolve()
  expect(frames).toEqual([undefined, undefined, undefined])
})

test('what its answer holds already, another event, and what ended meanwhile are not passed on', async () => {
  const { frames, at, receive, listen } = aLine()
  at(100)
  receive(event)
  listen(101)
  listen()
  at(200)
  receive(another)
  listen(101)
  listen(50)()
  await Promise.resolve()
  expect(frames).toEqual([])
})
