import type { Clock } from '@hojip/platform/clock'
import type { Channel, Faults } from '../faults/faults.ts'
import type { FaultKind } from '../faults/kinds.ts'
import type { Delivery, Sender, Sent } from './delivery.ts'
import { post } from './post.ts'

export type Senders = Partial<Record<Channel, Sender>>

/** Sends one notification as often as its faults demand, and returns how each message was answered. */
export function createSending(parts: {
  clock: Clock
  faults: Faults
  senders: Senders
  stopping: AbortSignal
}) {
  const { clock, faults } = parts

  const senderOf = (channel: Channel): Sender => {
    const sender = parts.senders[channel]
    if (!sender) throw new Error(`no notifications from ${channel}`)
    return sender
  }

  const spoil = (delivery: Delivery, sender: Sender) => {
    const spoiled = new Map<FaultKind, string | undefined>()
    for (const kind of sender.spoilers) {
      const rule = faults.strike(kind, delivery)
      if (rule) spoiled.set(kind, rule.value)
    }
    return spoiled
  }

  const sendOnce = async (delivery: Delivery): Promise<Sent> => {
    const sender = senderOf(delivery.channel)
    const atMs = clock.nowMs()
    if (faults.strike('notifyDrop', delivery)) {
      return { atMs, answer: 'dropped', accepted: false, faults: ['notifyDrop'] }
    }
    const spoiled = spoil(delivery, sender)
    const answer = await post(delivery.url, sender.write(delivery, spoiled), parts.stopping)
    const harmless = [...spoiled.keys()].every((kind) => kind === 'notifySerialSwitch')
    const accepted = harmless && answer !== undefined && sender.accepts(answer.status, answer.body)
    return { atMs, answer: answer?.status ?? 'no answer', accepted, faults: [...spoiled.keys()] }
  }

  const sendAll = async (delivery: Delivery): Promise<Sent[]> => {
    const twice = faults.strike('notifyConcurrent', delivery)
    const sent = await Promise.all(twice ? [sendOnce(delivery), sendOnce(delivery)] : [sendOnce(delivery)])
    const again = sent.some((one) => one.accepted) ? faults.strike('notifyDuplicate', delivery) : undefined
    for (let left = again ? (again.count ?? 1) : 0; left > 0; left -= 1) sent.push(await sendOnce(delivery))
    return sent
  }

  return { senderOf, sendAll }
}
