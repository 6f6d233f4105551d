import { createHash, randomBytes } from 'node:crypto'
import { GatewayRefused, UnknownOutcome } from '../gateways/gateway.ts'
import { keepPayer, keepPayerState, takePayerState, type AttemptRow } from '../store/attempts.ts'
import { gatewayOf, type PaymentsTools } from './tools.ts'

function hashOf(state: string) {
  return createHash('sha256').update(state).digest('base64url')
}

function insideOf(tools: PaymentsTools, { channel }: AttemptRow) {
  const { inside } = gatewayOf(tools, channel)
  if (!inside) throw new Error(`there are payments inside ${channel}, which is not configured`)
  return inside
}

/** Where the browser learns who pays; each journey has a state of its own, which counts once. */
export async function askPayer(tools: PaymentsTools, attempt: AttemptRow): Promise<string> {
  const state = randomBytes(16).toString('hex')
  await keepPayerState(tools.db, attempt.id, hashOf(state))
  return insideOf(tools, attempt).askPayer(`${tools.publicUrl}/pay/wx/${attempt.return_token}`, state)
}

/** What a browser brings back from such a journey. */
export interface Journey {
  code?: string | undefined
  state?: string | undefined
}

/** Who pays an attempt: known already, or told by WeChat now; undefined when it has to be asked (again). */
export async function payerOf(
  tools: PaymentsTools,
  attempt: AttemptRow,
  { code, state }: Journey,
): Promise<string | undefined> {
  const { db, log } = tools
  if (attempt.openid !== null) return attempt.openid
  if (!code || !state || !(await takePayerState(db, attempt.id, hashOf(state)))) return undefined
  try {
    const openid = await insideOf(tools, attempt).payerOf(code)
    await keepPayer(db, attempt.id, openid)
    return openid
  } catch (error) {
    if (!(error instanceof UnknownOutcome || error instanceof GatewayRefused)) throw error
    log.warn('payments.payer-unknown', { attemptId: attempt.id, error })
    return undefined
  }
}

export function dialogFor(tools: PaymentsTools, attempt: AttemptRow, prepayId: string) {
  return insideOf(tools, attempt).dialog(prepayId)
}
