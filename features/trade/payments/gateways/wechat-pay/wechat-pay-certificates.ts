import { type KeyObject, X509Certificate } from 'node:crypto'
import { hourMs, minuteMs } from '@hojip/platform/clock'
import { asObject, parseObject } from '../gateway-call.ts'
import { UnknownOutcome } from '../gateway.ts'
import { decrypt } from './wechat-pay-cipher.ts'
import { signatureFault } from './wechat-pay-signature.ts'

export interface CertificatesAnswer {
  header: (name: string) => string | undefined
  bytes: Buffer
}

function keyOf(entry: unknown, apiV3Key: Buffer, nowMs: number): [string, KeyObject] | undefined {
  const { serial_no: serial, encrypt_certificate: inside } = asObject(entry) ?? {}
  const pem = decrypt(asObject(inside) ?? {}, apiV3Key)
  if (pem === undefined || typeof serial !== 'string') return undefined
  const certificate = new X509Certificate(pem)
  const isValid = Date.parse(certificate.validFrom) <= nowMs && nowMs < Date.parse(certificate.validTo)
  if (!isValid || certificate.serialNumber !== serial.toUpperCase()) return undefined
  return [certificate.serialNumber, certificate.publicKey]
}

/**
 * The keys in an answer of `GET /v3/certificates`. The first ones are trusted because only WeChat Pay and we
 * know the key that encrypts them; the answer also has to be signed by one of them.
 */
export function readCertificates(
  { header, bytes }: CertificatesAnswer,
  apiV3Key: Buffer,
  nowMs: number,
): Map<string, KeyObject> {
  const list = parseObject(bytes.toString('utf8'))?.['data']
  const entries = Array.isArray(list) ? list.slice(0, 20) : []
  const keys = new Map(entries.flatMap((entry) => [keyOf(entry, apiV3Key, nowMs) ?? []].filter(isPair)))
  const fault = signatureFault(header, bytes, keys, nowMs)
  if (fault) throw new UnknownOutcome(`the certificates are not verified: ${fault}`)
  return keys
}

function isPair(pair: [string, KeyObject] | never[]): pair is [string, KeyObject] {
  return pair.length === 2
}

export interface Keyring {
  keys: ReadonlyMap<string, KeyObject>
  /** Fetches the keys when there are none, they are old, or a message names an unknown one. */
  know(serial?: string): Promise<void>
}

const freshForMs = 12 * hourMs
/** The shortest pause between two fetches, so that made-up serials cause no more of them. */
const leastWaitMs = minuteMs

/** Keys that are fetched and replaced; the former ones stay while the gateway does not answer. */
export function createKeyring(
  fetchKeys: () => Promise<Map<string, KeyObject>>,
  nowMs: () => number,
): Keyring {
  const keys = new Map<string, KeyObject>()
  let askedMs = -Infinity
  let asking: Promise<void> | undefined
  const refresh = async () => {
    askedMs = nowMs()
    const fresh = await fetchKeys()
    keys.clear()
    for (const [serial, key] of fresh) keys.set(serial, key)
  }
  const know = async (serial?: string): Promise<void> => {
    const sinceMs = nowMs() - askedMs
    const isLacking = keys.size === 0 || (serial !== undefined && !keys.has(serial))
    const isDue = sinceMs >= freshForMs || (isLacking && (keys.size === 0 || sinceMs >= leastWaitMs))
    if (isDue)
      asking ??= refresh().finally(() => {
        asking = undefined
      })
    if (asking && keys.size > 0) return asking.catch(() => undefined)
    return asking
  }
  return { keys, know }
}
