import { expect, test } from 'vitest'
import { createLive, type LiveEvent } from './live.ts'
import { whenSeen, type Tab } from './when-seen.ts'

const event = 'changed' as LiveEvent

function aTab() {
  const target = new EventTarget()
  const tab = Object.assign(target, { visibilityState: 'visible' })
  const show = (state: 'visible' | 'hidden') => {
    tab.visibilityState = state
    target.dispatchEvent(new Event('visibilitychange'))
  }
  const live = createLive()
  const taken: unknown[] = []
  const stop = whenSeen(live, event, (frame) => void taken.push(frame), { tab: tab as unknown as Tab })
  return {
    show,
    taken,
    stop,
    receive: (n: number) => live.receive({ event, n } as never),
    resync: live.resync,
  }
}

test('a visible tab takes every frame', () => {
  const { taken, receive, resync } = aTab()
  receive(1)
  resync()
  expect(taken).toEqual([{ event, n: 1 }, undefined])
})

test('a hidden tab takes none, and reads anew once when it is seen again', () => {
  const { show, taken, receive, resync } = aTab()
  show('hidden')
  for (let n = 0; n < 100; n += 1) receive(n)
  resync()
  expect(taken).toEqual([])
  show('visible')
  expect(taken).toEqual([undefined])
  show('hidden')
  show('visible')
  expect(taken).toEqual([undefined])
  receive(7)
  expect(taken).toEqual([undefined, { event, n: 7 }])
})

test('a part that is gone takes nothing any more', () => {
  const { show, taken, receive, stop } = aTab()
  show('hidden')
  receive(1)
  stop()
  show('visible')
  receive(2)
  expect(taken).toEqual([])
})
