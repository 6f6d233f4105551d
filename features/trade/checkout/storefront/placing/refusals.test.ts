import { ApiError, isApiError, type FailureOf, type RefusalOf } from '@hojip/platform/client'
import type { WriteSettings } from '@hojip/platform/page'
import { expect, expectTypeOf, test } from 'vitest'
import type { Preview } from '../../contract.ts'

type Refusal = RefusalOf<'POST /bizOrder/saveOrder'>

/** What the page reads of a refusal. */
function readBy(refusal: Refusal) {
  if (refusal.reason === 'checkout/priceChanged') {
    expectTypeOf(refusal.data.preview).toEqualTypeOf<Preview>()
    // @ts-expect-error the refusal has no such data
    return refusal.data.lines
  }
  if (refusal.reason === 'checkout/stockShort') return refusal.data.lines[0]?.stock
  if (refusal.reason === 'http/invalid') return refusal.data.fields[0]?.field
  // @ts-expect-error no refusal has this name
  if (refusal.reason === 'checkout/adressGone') return 'typo'
  // @ts-expect-error a refusal of another call
  if (refusal.reason === 'checkout/placeMissing') return 'elsewhere'
  return undefined
}

function refused(data: object) {
  return new ApiError({ code: '40011', msg: '', data })
}

test('a page reads the data of a refusal by its reason', () => {
  const refusal: unknown = refused({ reason: 'checkout/stockShort', lines: [{ stock: 3 }] })
  expect(isApiError<'POST /bizOrder/saveOrder'>(refusal) && readBy(refusal)).toBe(3)
  const invalid: unknown = refused({ reason: 'http/invalid', fields: [{ field: 'addressId' }] })
  expect(isApiError<'POST /bizOrder/saveOrder'>(invalid) && readBy(invalid)).toBe('addressId')
})

test('the hooks hand on the refusals of their call, with those of every call', () => {
  type Refused = NonNullable<WriteSettings<'POST /bizOrder/saveOrder'>['onRefused']>
  expectTypeOf<Parameters<Refused>[0]>().toEqualTypeOf<Refusal>()
  expectTypeOf<
    'checkout/addressGone' | 'http/tooMany' | 'accounts/proofNeeded' | 'ended' | undefined
  >().toExtend<Refusal['reason']>()
  // A lost connection has no reason.
  expectTypeOf<TypeError & { reason?: undefined }>().toExtend<{
    reason?: FailureOf<'POST /bizOrder/saveOrder'>['reason']
  }>()
})
