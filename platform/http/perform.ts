import type { Locale, LocalText } from '../i18n/index.ts'
import { idempotencyRefusals } from '../idempotency/refusals.ts'
import { isRefusal, refuse, type Refusal, type RefusalKind } from '../refusal/index.ts'
import type { Bound, CallContext, PlainAnswer } from './bind.ts'
import { envelope, refusalAnswer, type Envelope } from './answer/envelope.ts'
import { parseInput, type ParseOptions } from './input/input.ts'
import { httpRefusals } from './refusals.ts'

/** The response: an envelope, or an answer in a gateway's own format. */
export interface Answer {
  statusCode: number
  body: unknown
  contentType?: string
  fileName?: string
}

/** Why nobody is signed in: no token was sent, its session has ended, or there never was one. */
export type SignedOut = 'none' | 'ended' | 'wrong'

const signedOutTexts: Record<SignedOut, LocalText> = {
  none: { 'zh-CN': '请先登录', 'en-US': 'Please sign in first', 'ko-KR': '먼저 로그인해 주세요' },
  ended: {
    'zh-CN': '登录已失效，请重新登录',
    'en-US': 'You have been signed out. Please sign in again',
    'ko-KR': '로그인이 만료되었어요. 다시 로그인해 주세요',
  },
  wrong: {
    'zh-CN': '登录信息无效，请重新登录',
    'en-US': 'Your sign-in is not valid. Please sign in again',
    'ko-KR': '로그인 정보가 올바르지 않아요. 다시 로그인해 주세요',
  },
}

export function unauthorized(
  { locale, traceId }: Pick<CallContext, 'locale' | 'traceId'>,
  reason: SignedOut,
): Answer {
  const body = { status: false, code: '401', msg: signedOutTexts[reason][locale], data: { reason }, traceId }
  return { statusCode: 401, body: body satisfies Envelope }
}

const bugTexts: Record<Locale, string> = {
  'zh-CN': '系统出错了，请稍后再试',
  'en-US': 'Something went wrong on our side. Please try again later',
  'ko-KR': '시스템에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요',
}

/** Tells nothing about the error; its trace id finds the error in the log. */
export function bugAnswer({ locale, traceId }: Pick<CallContext, 'locale' | 'traceId'>): Answer {
  return {
    statusCode: 500,
    body: { status: false, code: '50000', msg: bugTexts[locale], data: null, traceId } satisfies Envelope,
  }
}

const needsViewer = new Set<Bound['call']['auth']>(['user', 'staff', 'operator'])

function mayCall(auth: Bound['call']['auth'], role: string | undefined): boolean {
  if (auth === 'staff') return role === 'staff'
  if (auth === 'operator') return role === 'operator'
  return true
}

function isPlain(value: unknown): value is PlainAnswer {
  return typeof value === 'object' && value !== null && 'statusCode' in value && 'contentType' in value
}

const keyForm = /^[\x21-\x7e]{8,80}$/

/**
 * Why the call must not even be read; undefined when it may. A role that may not call gets "not found"; staff who lack
 * the right learn that they do, since they see the shop's other pages.
 */
function refusedAtTheDoor({ call }: Bound, context: CallContext): Refusal | undefined {
  if (!mayCall(call.auth, context.viewer?.role)) return refuse(httpRefusals.notFound)
  if (call.right !== undefined && !context.viewer?.rights?.includes(call.right))
    return refuse(httpRefusals.noRight)
  const { idempotencyKey } = context
  const isKeyNeeded =
    call.idempotency === 'required' || (call.idempotency === 'honored' && idempotencyKey !== undefined)
  if (isKeyNeeded && !keyForm.test(idempotencyKey ?? '')) return refuse(httpRefusals.keyMissing)
  return undefined
}

/** The answer for callers who may not call; undefined for others. */
export function turnedAway(bound: Bound, context: CallContext): Answer | undefined {
  if (needsViewer.has(bound.call.auth) && !context.viewer) return unauthorized(context, 'none')
  const refusal = refusedAtTheDoor(bound, context)
  return refusal && refusalAnswer(refusal, context.locale, context.traceId)
}

export interface PerformOptions extends ParseOptions {
  /** Checks answers against the contract: in tests and development. */
  checkOutput: boolean
}

/** Checks caller and input, runs the call, and wraps its result in the envelope. */
export async function perform(
  bound: Bound,
  raw: unknown,
  context: CallContext,
  { checkOutput, ...options }: PerformOptions,
): Promise<Answer> {
  const { call } = bound
  const refused = (refusal: Refusal) => refusalAnswer(refusal, context.locale, context.traceId)
  const away = turnedAway(bound, context)
  if (away) return away
  const input = parseInput(call, raw, context.locale, options)
  if (isRefusal(input)) return refused(input)
  const result = await bound.handler(input.value as never, context as never)
  if (isRefusal(result)) {
    if (checkOutput) checkRefusal(bound, result)
    return refused(result)
  }
  if (isPlain(result)) {
    if (checkOutput) checkPlain(bound, result)
    return result
  }
  if (checkOutput && call.auth !== 'callback') checkAnswer(bound, result)
  return { statusCode: 200, body: envelope(result, context.traceId, call.successMsg) }
}

const ofEveryCall = new Set<RefusalKind>(Object.values(httpRefusals))

/** The contract tells callers which refusals to expect, so a refusal that is not listed is a bug. */
function checkRefusal({ key, call }: Bound, { kind }: Refusal) {
  const isListed =
    call.refusals?.includes(kind) ||
    ofEveryCall.has(kind) ||
    (call.idempotency !== undefined && kind === idempotencyRefusals.keyReused)
  if (!isListed) throw new Error(`${key} broke its contract: it does not list the refusal ${kind.reason}`)
}

function checkPlain({ key, call }: Bound, { statusCode, contentType }: PlainAnswer) {
  if (statusCode === 200 && contentType !== call.answers?.contentType)
    throw new Error(`${key} broke its contract: it does not say that it answers ${contentType}`)
}

function checkAnswer(bound: Bound, result: unknown) {
  const checked = bound.call.output.safeParse(result)
  if (!checked.success) throw new Error(`${bound.key} broke its contract: ${checked.error.message}`)
}
