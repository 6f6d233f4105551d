/**
 * The tables of docs/states.md as the code defines them. A row is a list of cells, in the order of the page's columns.
 */
import { readFileSync } from 'node:fs'
import * as refunds from '@hojip/aftersales/rules'
import * as offers from '@hojip/aftersales/rules/offer-state'
import { caseSteps } from '@hojip/chat/rules'
import * as orders from '@hojip/orders/rules'
import { refundStatuses } from '@hojip/orders/rules'
import { policy } from '@hojip/policy'
import { dayMs, minuteMs } from '@hojip/platform/clock'

/** The first `columns` cells of the table after a mark such as `<!-- refund steps -->`. */
export function tableOf(page: string, mark: string, columns: number): string[][] {
  const part = page.split(`<!-- ${mark} -->`)[1]?.split('<!-- end -->')[0]
  if (part === undefined) throw new Error(`docs/states.md lacks the comment that marks its table: ${mark}`)
  const lines = part.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | ').slice(0, columns))
}

/** The rows `| 3 | \`toShip\` | …` of the page's status tables, as `3 toShip`. */
export function statusRows(page: string, heading: string): string[] {
  const part = page.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? ''
  return [...part.matchAll(/^\| (\d+) +\| `(\w+)`/gm)].map(([, number, word]) => `${number} ${word}`)
}

export function statusesOf(words: Record<string, number>): string[] {
  return Object.entries(words).map(([word, number]) => `${number} ${word}`)
}

function wordOf(words: Record<string, number>, status: number): string {
  return `\`${Object.keys(words).find((word) => words[word] === status)}\``
}

export function orderSteps(): string[][] {
  return Object.entries(orders.transitions).map(([name, { from, to, by }]) => {
    const word = (status: number) => wordOf(orders.orderStatuses, status)
    return [`\`${name}\``, by.join(', '), `${from === null ? '–' : word(from)} → ${word(to)}`]
  })
}

export function orderDeadlines(): string[][] {
  const lasts: Record<orders.DeadlineAction, number> = {
    close: policy.payTimeoutMs,
    ship: policy.shipByMs,
    cancelLate: policy.lateCancelMs,
    receive: policy.autoReceiveShippedMs,
    giveBack: policy.broughtBackMs,
  }
  return Object.entries(lasts).map(([name, ms]) => [`\`${name}\``, period(ms)])
}

/** The rule numbers in the comments of the transition table: `// R5` is valid for all rows up to the next number. */
function numbersOfRefundSteps(): Map<string, string> {
  const text = readFileSync(
    new URL('../../features/trade/aftersales/rules/refund-state.ts', import.meta.url),
    'utf8',
  )
  const numbers = new Map<string, string>()
  let number = ''
  for (const [, label, name] of text.matchAll(/^ {2}(?:\/\/ (R\d+)|(\w+): \{ ?(?:$|from))/gm))
    if (label) number = label
    else if (name) numbers.set(name, number)
  return numbers
}

export function refundSteps(): string[][] {
  const numbers = numbersOfRefundSteps()
  const names = Object.keys(refunds.transitions) as refunds.TransitionName[]
  return names.map((name) => {
    const { by } = refunds.transitions[name]
    const next = refunds.deadlineAfter(name)
    const begins = next === undefined ? 'as before' : next === null ? '–' : `\`${next}\``
    return [numbers.get(name) ?? 'no number', `\`${name}\``, by.join(', '), wayOf(name), begins]
  })
}

function wayOf(name: refunds.TransitionName): string {
  const from: readonly refunds.RefundStatus[] = refunds.transitions[name].from
  const to = refunds.transitions[name].to
  const stays = from.length > 1 && from.every((status) => refunds.statusAfter(name, { status }) === status)
  const word = (status: number) => wordOf(refundStatuses, status)
  return `${from.map(word).join(', ') || '–'} → ${stays ? 'the same' : word(to)}`
}

export function offerSteps(): string[][] {
  return Object.entries(offers.offerSteps).map(([name, { from, to, by }]) => [
    `\`${name}\``,
    by.join(', '),
    `${from === null ? '–' : `\`${from}\``} → \`${to}\``,
  ])
}

export function refundDeadlines(): string[][] {
  return Object.entries(refunds.deadlines).map(([name, { ms, isOfWorkdays, happens }]) => [
    `\`${name}\``,
    period(ms, isOfWorkdays),
    happens.map((step) => `\`${step}\``).join(', ') || 'Nothing by itself: operators get a notice.',
  ])
}

/** "30 minutes", "1 day", "3 working days". */
function period(ms: number, isOfWorkdays = false): string {
  const [count, unit] = ms < dayMs ? [ms / minuteMs, 'minute'] : [ms / dayMs, 'day']
  return `${count} ${isOfWorkdays ? 'working ' : ''}${unit}${count === 1 ? '' : 's'}`
}

export function caseStepRows(): string[][] {
  return Object.entries(caseSteps).map(([name, { from, to }]) => [
    `\`${name}\``,
    `${from.map((state) => `\`${state}\``).join(', ')} → \`${to}\``,
  ])
}
