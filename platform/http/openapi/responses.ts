import { httpStatus } from '../answer/envelope.ts'
import type { Bound } from '../bind.ts'
import { idempotencyRefusals } from '../../idempotency/refusals.ts'
import type { RefusalKind } from '../../refusal/index.ts'
import { httpRefusals } from '../refusals.ts'
import type { Schema } from './plain-schema.ts'

function refused(description: string, headers: Schema = {}): Schema {
  return {
    description,
    ...headers,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
  }
}

const retryAfter = {
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
}

/** The answers that are no success and that every call may give, by name. */
export const commonResponses: Record<string, Schema> = {
  Known: { description: 'The copy whose `ETag` was sent in `If-None-Match` is still valid.' },
  Wrong: refused(
    '40001: a field is missing or wrong (`http/invalid`), the key that the call needs is not there (`http/keyMissing`), or the body cannot be read (`http/malformed`, `http/notJson`, `http/tooLarge`).',
  ),
  SignIn: refused('401: nobody is signed in, or not any more; `data.reason` says which.'),
  Forbidden: refused(
    '40003: a page of another site has sent it (`http/foreignOrigin`), the role does not have the right that the call needs (`http/noRight`), or it is not allowed.',
  ),
  NotFound: refused('40004: not there, or not for this caller (`http/notFound`).'),
  Conflict: refused(
    '40009 to 40011: not possible now, or the key was sent with something else before (`idempotency/keyReused`).',
  ),
  TooMany: refused('42901: too many of this kind (`http/tooMany`).', retryAfter),
  Busy: refused(
    '50301: busy for a moment, or a service outside does not answer (`http/unavailable`); 50000: a fault of the mall, logged under `traceId`.',
    retryAfter,
  ),
}

const responseOf: Record<string, string> = {
  '400': 'Wrong',
  '401': 'SignIn',
  '403': 'Forbidden',
  '404': 'NotFound',
  '409': 'Conflict',
  '429': 'TooMany',
  '5XX': 'Busy',
}

function statusOf(kind: RefusalKind): string {
  const status = httpStatus[kind.code]
  return status >= 500 ? '5XX' : String(status)
}

/** The refusals of every call of this kind, besides those of validation. */
function alwaysPossible({ key, call }: Bound): RefusalKind[] {
  return [
    ...(key.startsWith('POST ') ? [httpRefusals.foreignOrigin] : []),
    ...(call.right === undefined ? [] : [httpRefusals.noRight]),
    ...(call.auth === 'staff' || call.auth === 'operator' ? [httpRefusals.notFound] : []),
    ...(call.idempotency ? [idempotencyRefusals.keyReused, httpRefusals.keyMissing] : []),
    ...(call.file
      ? [httpRefusals.notForm, httpRefusals.fileTooLarge, httpRefusals.tooSlow, httpRefusals.invalid]
      : []),
  ]
}

/** What the component contains already. */
const isOfComponent = new Set<RefusalKind>([
  httpRefusals.foreignOrigin,
  httpRefusals.notFound,
  httpRefusals.invalid,
  httpRefusals.noRight,
  httpRefusals.keyMissing,
  idempotencyRefusals.keyReused,
])

function listed(kinds: readonly RefusalKind[]): string {
  return [...new Set(kinds)].map(({ reason }) => `\`${reason}\``).join(', ')
}

/** Every answer of a call that is no success, by status. The sentences of its refusals and their codes are listed once, in `x-refusals`. */
export function refusedResponses(bound: Bound): Record<string, Schema> {
  const { auth, refusals = [] } = bound.call
  const own = [...refusals, ...alwaysPossible(bound)].filter((kind) => statusOf(kind) !== '200')
  const always = ['400', ...(auth === 'public' ? [] : ['401']), '429', '5XX']
  return Object.fromEntries(
    [...new Set([...always, ...own.map(statusOf)])].toSorted().map((status) => {
      const kinds = own.filter((kind) => statusOf(kind) === status && !isOfComponent.has(kind))
      return [
        status,
        {
          $ref: `#/components/responses/${responseOf[status]}`,
          ...(kinds.length === 0 ? {} : { description: listed(kinds) }),
        },
      ]
    }),
  )
}

/** The refusals that are answered with 200, because clients are to show nothing. */
export function silentRefusals({ call }: Bound): string {
  const kinds = (call.refusals ?? []).filter((kind) => statusOf(kind) === '200')
  return kinds.length === 0 ? '' : `; or refused with 200, to be passed over in silence: ${listed(kinds)}`
}

/** The sentence of each refusal of the calls, in English, with its code. */
export function refusalTable(calls: readonly Bound[]): Schema {
  const kinds = calls.flatMap((bound) => [...(bound.call.refusals ?? []), ...alwaysPossible(bound)])
  const all = [...Object.values(httpRefusals), ...kinds]
  const rows = all.map(({ reason, code, text }) => [reason, { code, text: text['en-US'] }] as const)
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
