import type { Journal } from '../journal/journal.ts'

export interface SmsMessage {
  phone: string
  text: string
  code: string
  /** ISO 8601 in UTC. */
  at: string
}

function digitsOf(phone: string) {
  return phone.replace(/\D/g, '')
}

/** Whether `13800000000` and `+8613800000000` are the same number. */
function samePhone(one: string, other: string) {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short === long || (short.length >= 8 && long.endsWith(short))
}

export function openInbox(journal: Journal) {
  const table = journal.table<SmsMessage>('sms')
  const nonces = new Set<string>()
  return {
    add: (id: string, message: SmsMessage) => journal.write(table.change(id, message)),
    /** Nonces are remembered for the life of the process; older requests fail by their timestamp. */
    isFirst: (nonce: string) => {
      if (nonces.has(nonce)) return false
      nonces.add(nonce)
      return true
    },
    /** Newest first. */
    messages: (phone?: string): SmsMessage[] => {
      const all = table.all().toReversed()
      return phone ? all.filter((message) => samePhone(message.phone, phone)) : all
    },
  }
}

export type Inbox = ReturnType<typeof openInbox>
