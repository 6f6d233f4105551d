import {
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  randomBytes,
} from 'node:crypto'
import { chinaRfc3339 } from '../china-time.ts'
import type { KeyPair, Secrets } from '../journal/secrets.ts'

/** One value of DER: its tag, its length, its bytes. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), body])
  const hex = length.toString(16)
  const size = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  return Buffer.concat([Buffer.of(tag, 0x80 | size.length), size, body])
}

function sequence(...parts: Buffer[]) {
  return der(0x30, ...parts)
}

const algorithm = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'))
function commonName(text: string) {
  return sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(text)))))
}

function utcTime(ms: number) {
  return der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
}

const yearMs = 365 * 24 * 3_600_000

export interface PlatformCertificate {
  serial: string
  pem: string
  fromMs: number
  untilMs: number
}

/** A self-signed certificate of a gateway's signing key; the same for the same key and time. */
function certificateOf({ privateKey }: KeyPair, fromMs: number): PlatformCertificate {
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' })
  const serial = createHash('sha256').update(publicKey).digest().subarray(0, 20)
  // DER integers are signed: a leading 1 bit would make it negative, and a leading zero byte would be dropped.
  serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40, 0)
  const untilMs = fromMs + 5 * yearMs
  const inside = sequence(
    der(0xa0, Buffer.from('020102', 'hex')),
    der(0x02, serial),
    algorithm,
    commonName('Tenpay.com Root CA'),
    sequence(utcTime(fromMs), utcTime(untilMs)),
    commonName('Tenpay.com sign'),
    publicKey,
  )
  const signature = createSign('RSA-SHA256').update(inside).sign(privateKey)
  const whole = sequence(inside, algorithm, der(0x03, Buffer.of(0), signature))
  const lines = whole.toString('base64').replace(/(.{64})/g, '$1\n')
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.trimEnd()}\n-----END CERTIFICATE-----\n`
  return { serial: serial.toString('hex').toUpperCase(), pem, fromMs, untilMs }
}

function encrypted(text: string, key: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from('certificate'))
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: 'certificate',
    ciphertext: bytes.toString('base64'),
  }
}

/** The answer of `GET /v3/certificates`. */
export function certificatesView(certificates: readonly PlatformCertificate[], apiV3Key: string) {
  return {
    data: certificates.map(({ serial, pem, fromMs, untilMs }) => ({
      serial_no: serial,
      effective_time: chinaRfc3339(fromMs),
      expire_time: chinaRfc3339(untilMs),
      encrypt_certificate: encrypted(pem, apiV3Key),
    })),
  }
}

/** The secrets of an older merchant: its signing keys are identified by certificates. */
export function withCertificates(secrets: Secrets, nowMs: number) {
  const fromMs = nowMs - yearMs
  const { platform, nextPlatform } = secrets.wechat
  const [now, next] = [certificateOf(platform, fromMs), certificateOf(nextPlatform, fromMs)] as const
  const wechat = { ...secrets.wechat, publicKeyId: now.serial, nextPublicKeyId: next.serial }
  return { secrets: { ...secrets, wechat }, certificates: [now, next] }
}
