import { expect, test } from 'vitest'
import type { RefundLog } from '../../contract.ts'
import { decisionsFor, saidBy } from './decisions.ts'

function log(role: RefundLog['role'], action: string, text: string, time: string): RefundLog {
  return { role, action, text, time, title: action, files: [] }
}

const appealed = log('buyer', 'appealed', 'It came broken', '2026-11-21 10:00:00')
const evidence = log('shop', 'evidence', 'Packed with care', '2026-11-21 12:00:00')
const rejected = log('shop', 'rejected', 'Used', '2026-11-20 10:00:00')
const back = log('shop', 'cameBack', '', '2026-11-19 10:00:00')

test('the mall can decide for a return only while the buyer has the product', () => {
  const logs = [appealed]
  expect(decisionsFor({ receivingStatus: 1, logs })).toEqual(['refund', 'return', 'shop'])
  expect(decisionsFor({ receivingStatus: 0, logs })).toEqual(['refund', 'shop'])
  expect(decisionsFor({ receivingStatus: 1, logs: [appealed, back] })).toEqual(['refund', 'shop'])
})

test('each side’s words come oldest first, without the steps that have none', () => {
  const logs = [evidence, appealed, back, rejected]
  expect(saidBy(logs, 'shop')).toEqual([rejected, evidence])
  expect(saidBy(logs, 'buyer')).toEqual([appealed])
})
