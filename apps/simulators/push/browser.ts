import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser's side of a subscription: the keys that it shows, and the one that it keeps. Base64url. */
export interface BrowserKeys {
  p256dh: string
  auth: string
  privateKey: string
}

export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  return {
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  }
}

const saltBytes = 16
const tagBytes = 16
/** Ends the text of the last record; zeros may follow. */
const delimiter = 2

/** The label of a derived key, which ends in a zero byte. */
function label(text: string, ...more: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from(text), Buffer.alloc(1), ...more])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/**
 * Decrypts a message as a browser does: RFC 8291 with one record of RFC 8188.
 *
 * @throws when it is not encrypted for these keys
 */
export function decryptPush(body: Buffer, keys: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes)
  const senderLength = body.readUInt8(saltBytes + 4)
  const senderKey = body.subarray(saltBytes + 5, saltBytes + 5 + senderLength)
  const record = body.subarray(saltBytes + 5 + senderLength)
  const own = createECDH('prime256v1')
  own.setPrivateKey(keys.privateKey, 'base64url')
  const ownKey = Buffer.from(keys.p256dh, 'base64url')
  const shared = own.computeSecret(senderKey)
  const input = derive(
    shared,
    Buffer.from(keys.auth, 'base64url'),
    label('WebPush: info', ownKey, senderKey),
    32,
  )
  const key = derive(input, salt, label('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(input, salt, label('Content-Encoding: nonce'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-tagBytes))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -tagBytes)), cipher.final()])
  const last = padded.findLastIndex((byte) => byte !== 0)
  if (padded[last] !== delimiter) throw new Error('the record has no end')
  return padded.subarray(0, last).toString('utf8')
}
