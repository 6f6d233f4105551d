import { expect, test } from 'vitest'
import { actsOf, reasons, issueKinds } from './issues.ts'

test('every kind has reasons, and only a payment that is unknown here can be refunded', () => {
  expect(Object.keys(reasons).toSorted()).toEqual([...issueKinds].toSorted())
  const giving = issueKinds.flatMap((kind) =>
    reasons[kind].filter((reason) => actsOf(kind, reason).includes('refund')),
  )
  expect(giving).toEqual(['unknownPayment'])
})
