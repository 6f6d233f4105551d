import { randomUUID } from 'node:crypto'
import type { Journal } from '../journal/journal.ts'
import type { FaultKind } from './kinds.ts'

export type Channel = 'wechat' | 'alipay' | 'sms' | 'carrier' | 'push' | 'translation'

export interface FaultRule {
  id: string
  kind: FaultKind
  /** The merchant number, phone or parcel number; left out: any. */
  number?: string
  channel?: Channel
  /** For faults of calls: create, query, close, refund, refundQuery, bill, send, subscribe. */
  call?: string
  /** From 0 to 1; left out: always. */
  probability?: number
  /** How many more times it applies; left out: without limit. */
  times?: number
  ms?: number
  count?: number
  value?: string
}

export interface Where {
  channel: Channel
  number?: string | undefined
  call?: string | undefined
}

export interface Faults {
  add(rule: Omit<FaultRule, 'id'>): FaultRule
  list(): FaultRule[]
  /** Ends this fault, or all of them; how many it were. */
  clear(id?: string): number
  /** The rule that applies to this call or message. Uses up one of its times. */
  strike(kind: FaultKind, where: Where): FaultRule | undefined
}

function fits(rule: FaultRule, kind: FaultKind, where: Where) {
  return (
    rule.kind === kind &&
    rule.times !== 0 &&
    (rule.number === undefined || rule.number === where.number) &&
    (rule.channel === undefined || rule.channel === where.channel) &&
    (rule.call === undefined || rule.call === where.call)
  )
}

export function openFaults(journal: Journal): Faults {
  const rules = journal.table<FaultRule>('faults')
  const live = () => rules.all().filter((rule) => rule.times !== 0)
  return {
    add: (rule) => {
      const stored = { ...rule, id: randomUUID() }
      journal.write(rules.change(stored.id, stored))
      return stored
    },
    list: live,
    clear: (id) => {
      const ended = live().filter((rule) => id === undefined || rule.id === id)
      journal.write(...ended.map((rule) => rules.change(rule.id, { ...rule, times: 0 })))
      return ended.length
    },
    strike: (kind, where) => {
      const rule = rules
        .all()
        .find((r) => fits(r, kind, where) && (r.probability === undefined || Math.random() < r.probability))
      if (rule?.times !== undefined) {
        journal.write(rules.change(rule.id, { ...rule, times: rule.times - 1 }))
      }
      return rule
    },
  }
}
