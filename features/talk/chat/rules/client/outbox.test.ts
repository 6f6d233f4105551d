import { describe, expect, test } from 'vitest'
import * as core from './outbox.ts'
import type { Outgoing } from './outbox.ts'

type Box = core.Outbox<Outgoing<string>>

function withItems(...texts: string[]): Box {
  return texts.reduce<Box>((box, text) => {
    const [conversationId = '', data = ''] = text.split(' ')
    return core.written(box, { localId: text, conversationId, data }, 1_000)!
  }, core.emptyOutbox())
}

function dueIds(box: Box, nowMs = 1_000) {
  return core.due(box, nowMs).map(({ localId }) => localId)
}

const later = { kind: 'later' } as const
const stored = { kind: 'stored', seq: 7 } as const
const refused = { kind: 'refused', problem: 'no' } as const

describe('an outbox', () => {
  test('has one item of each conversation in flight', () => {
    const box = withItems('a 1', 'a 2', 'b 1')
    expect(dueIds(box)).toEqual(['a 1', 'b 1'])
    expect(dueIds(core.begun(box, 'a 1'))).toEqual(['b 1'])
    expect(dueIds(core.answered(core.begun(box, 'a 1'), 'a 1', stored, 1_000))).toEqual(['a 2', 'b 1'])
  })

  test('pauses a conversation without an answer: 1 s, doubled up to 30 s', () => {
    let box = withItems('a 1', 'a 2', 'b 1')
    const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]
    let nowMs = 1_000
    for (const pause of pauses) {
      box = core.answered(core.begun(box, 'a 1'), 'a 1', later, nowMs)
      expect(dueIds(box, nowMs + pause - 1)).toEqual(['b 1'])
      nowMs += pause
      expect(dueIds(box, nowMs)).toEqual(['a 1', 'b 1'])
    }
    box = core.answered(core.answered(box, 'b 1', stored, nowMs), 'a 1', later, nowMs)
    expect(core.dueInMs(box, nowMs)).toBe(30_000)
    expect(dueIds(core.hurried(box), nowMs)).toEqual(['a 1'])
    expect(core.dueInMs(core.answered(box, 'a 1', stored, nowMs), nowMs)).toBe(0)
  })

  test('a clock that is set back makes no pause longer and changes no order', () => {
    const box = core.answered(withItems('a 1'), 'a 1', later, 1_000)
    expect(dueIds(box, 999)).toEqual(['a 1'])
    const more = core.written(box, { localId: 'a 2', conversationId: 'a', data: '' }, 5)!
    expect(more.items.map(({ at }) => at)).toEqual([1_000, 1_001])
  })

  test('a refused item holds nobody up, is tried again first, or is discarded', () => {
    const box = core.answered(withItems('a 1', 'a 2'), 'a 1', refused, 1_000)
    expect(box.items[0]).toMatchObject({ state: 'failed', problem: 'no' })
    expect(dueIds(box)).toEqual(['a 2'])
    const again = core.retried(box, 'a 1')
    expect(again.items[0]).toEqual({ ...withItems('a 1').items[0] })
    expect(dueIds(again)).toEqual(['a 1'])
    expect(core.dropped(box, 'a 1').items.map(({ localId }) => localId)).toEqual(['a 2'])
  })

  test('what may be on its way is not discarded, and what was acknowledged is not tried again', () => {
    const box = withItems('a 1')
    expect(core.dropped(box, 'a 1')).toBe(box)
    const sent = core.answered(box, 'a 1', stored, 1_000)
    expect(sent.items[0]).toMatchObject({ state: 'sent', seq: 7 })
    expect(core.retried(sent, 'a 1')).toBe(sent)
    // An answer that comes twice or too late.
    expect(core.answered(sent, 'a 1', refused, 1_000).items).toEqual(sent.items)
    expect(core.answered(box, 'gone', stored, 1_000).items).toEqual(box.items)
  })

  test('takes a local id once, and fifty unsent items', () => {
    const box = withItems(...Array.from({ length: core.mostUnsent }, (_, n) => `a ${n}`))
    expect(core.isFull(box)).toBe(true)
    const more = { localId: 'more', conversationId: 'a', data: '' }
    expect(core.written(box, more, 1_000)).toBeUndefined()
    expect(core.written(box, { ...more, localId: 'a 1' }, 1_000)).toBe(box)
    expect(core.isFull(core.answered(box, 'a 0', refused, 1_000))).toBe(true)
    const sent = core.answered(box, 'a 0', stored, 1_000)
    expect(core.written(sent, more, 1_000)?.items).toHaveLength(core.mostUnsent + 1)
  })

  test('the store decides about what it has stored, the device about what is not stored yet', () => {
    const box = withItems('a 1', 'a 2', 'a 3')
    const there = core.answered(box, 'a 1', stored, 1_000).items
    const seen = core.withStored(
      core.withStored(box, there.slice(0, 2), new Set(['a 3'])),
      [there[0]!],
      new Set(),
    )
    expect(core.withStored(box, there.slice(0, 2), new Set(['a 3'])).items).toEqual(there)
    expect(seen.items).toEqual([there[0]])
    // Removed here, not yet in the store.
    expect(core.withStored(seen, there, new Set(['a 3'])).items).toEqual(there.slice(0, 2))
  })

  test('forgets acknowledged items after a minute, and by a clock that was set back', () => {
    const box = core.answered(withItems('a 1', 'a 2'), 'a 1', stored, 1_000)
    expect(core.tidied(box, 61_000)).toBe(box)
    for (const nowMs of [61_001, -60_000]) expect(core.tidied(box, nowMs).items).toHaveLength(1)
  })

  test('names what a store has to change', () => {
    const before = withItems('a 1', 'a 2')
    const after = core.dropped(core.answered(withItems('a 1'), 'a 1', refused, 1_000), 'a 1')
    expect(core.difference(before, after)).toEqual({ put: [], removed: ['a 1', 'a 2'] })
    const failed = core.answered(before, 'a 2', refused, 1_000)
    expect(core.difference(before, failed)).toEqual({ put: [failed.items[1]], removed: [] })
  })
})
