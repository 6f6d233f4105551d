import { z } from 'zod'
import type { Bound } from '../bind.ts'
import type { Call } from '../contract.ts'

/**
 * Whose objects each kind of caller may touch. Any other pair makes no sense, and the server does not start with it.
 */
const ownersOf: Record<Call['auth'], readonly Call['owner'][]> = {
  public: ['none'],
  user: ['self', 'none'],
  staff: ['shop'],
  operator: ['mall'],
  callback: ['gateway'],
}

/** The values each column may have: checks at run time what TypeScript promises. */
const known: { [K in 'owner' | 'rate' | 'cache']: Record<Call[K], true> } = {
  owner: { none: true, self: true, shop: true, mall: true, gateway: true },
  rate: {
    read: true,
    poll: true,
    search: true,
    place: true,
    write: true,
    upload: true,
    login: true,
    sms: true,
    pay: true,
    report: true,
    translate: true,
    callback: true,
  },
  cache: { none: true, public: true, tagged: true },
}

const keyForm = /^(GET|POST) (\/(?:[\w.-]+|\{\w+\}))+$/

/** The names in braces of a call or path. */
export function placesOf(path: string): string[] {
  return path.match(/(?<=\{)\w+(?=\})/g) ?? []
}

function missing(call: Call): string[] {
  const faults = Object.hasOwn(ownersOf, String(call.auth)) ? [] : [`auth is ${String(call.auth)}`]
  for (const column of ['owner', 'rate', 'cache'] as const)
    if (!Object.hasOwn(known[column], String(call[column])))
      faults.push(`${column} is ${String(call[column])}`)
  if (!(call.input instanceof z.ZodType)) faults.push('no input schema')
  if (!(call.output instanceof z.ZodType)) faults.push('no output schema')
  return faults
}

/** Combinations of columns that contradict each other. */
function contradictions(key: string, call: Call): string[] {
  const faults: string[] = []
  const isCallback = call.auth === 'callback'
  if (!ownersOf[call.auth].includes(call.owner)) faults.push(`owner ${call.owner} with auth ${call.auth}`)
  if ((call.right !== undefined) !== (call.auth === 'staff'))
    faults.push(call.right === undefined ? 'staff without a right' : `a right with auth ${call.auth}`)
  if (isCallback !== (call.rate === 'callback')) faults.push(`rate ${call.rate} with auth ${call.auth}`)
  const { cache } = call
  if (cache !== 'none' && call.auth !== 'public') faults.push(`cache ${cache} with auth ${call.auth}`)
  if (cache !== 'none' && call.rate !== 'read' && call.rate !== 'search')
    faults.push(`cache ${cache} with rate ${call.rate}`)
  if (cache === 'tagged' && !key.startsWith('GET ')) faults.push("only browsers' GET asks by a tag")
  if (Boolean(call.file) !== (call.rate === 'upload'))
    faults.push(call.file ? `a file with rate ${call.rate}` : 'rate upload without a file')
  const isStaffs = call.auth === 'staff' || call.auth === 'operator'
  if (call.record === 'never' && !isStaffs) faults.push(`never recorded with auth ${call.auth}`)
  if (call.record === 'named' && (isStaffs || isCallback))
    faults.push(`recorded once named with auth ${call.auth}`)
  if (call.file && call.auth !== 'user' && !isStaffs) faults.push(`a file with auth ${call.auth}`)
  if (call.file && call.idempotency) faults.push('a file with an Idempotency-Key')
  if (key.startsWith('GET ') && (call.file || call.rate === 'write' || call.rate === 'pay' || isCallback))
    faults.push(`GET with rate ${call.rate}: a GET changes nothing`)
  if (call.idempotency && (call.owner === 'none' || isCallback || key.startsWith('GET ')))
    faults.push('an Idempotency-Key belongs to a caller and to a change')
  return faults
}

function unfilled(key: string, call: Call): string[] {
  if (!(call.input instanceof z.ZodObject)) return []
  const { shape } = call.input
  return placesOf(key)
    .filter((name) => !Object.hasOwn(shape, name))
    .map((name) => `{${name}} is not in the input`)
}

function faultsOf({ key, call, handler }: Bound, rights: readonly string[]): string[] {
  const faults = keyForm.test(key) ? [] : ['not `METHOD /path`']
  if (typeof handler !== 'function') faults.push('no handler')
  const absent = missing(call)
  if (absent.length > 0) return [...faults, ...absent]
  if (call.right !== undefined && !rights.includes(call.right)) faults.push(`no such right: ${call.right}`)
  return [...faults, ...contradictions(key, call), ...unfilled(key, call)]
}

/** Keys that no router can tell apart, e.g. `/a/{id}` and `/a/{pkId}`. */
function twice(calls: readonly Bound[]): string[] {
  const first = new Map<string, string>()
  return calls.flatMap(({ key }) => {
    const shape = key.replace(/\{\w+\}/g, '{}').toLowerCase()
    const other = first.get(shape)
    if (other === undefined) first.set(shape, key)
    return other === undefined ? [] : [`${key}: declared twice${other === key ? '' : `, also as ${other}`}`]
  })
}

/**
 * The faults of the table of calls; empty when the server may start with it.
 * @param rights the words that a call's right may be
 */
export function routeTableFaults(calls: readonly Bound[], rights: readonly string[] = []): string[] {
  return [
    ...calls.flatMap((bound) => faultsOf(bound, rights).map((fault) => `${bound.key}: ${fault}`)),
    ...twice(calls),
  ]
}
