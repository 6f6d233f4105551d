import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** The key as PEM. Partners hand keys out as PEM, as PEM on one line with `\n` in it, or as bare base64. */
function wrap(text: string, label: 'PRIVATE' | 'PUBLIC'): string {
  const pem = text.trim().replaceAll(String.raw`\n`, '\n')
  if (pem.startsWith('-----BEGIN ')) return pem
  const lines = pem.replace(/\s+/g, '').match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label} KEY-----`, ...lines, `-----END ${label} KEY-----`, ''].join('\n')
}

/** Throws unless the key is an RSA key of at least 2048 bits. The error never shows the key. */
function checked(name: string, read: () => KeyObject): KeyObject {
  let key: KeyObject
  try {
    key = read()
  } catch {
    throw new Error(`${name} is not a key`)
  }
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa' || bits < 2048)
    throw new Error(`${name} is not an RSA key of 2048 bits or more`)
  return key
}

export function readPrivateKey(name: string, text: string): KeyObject {
  return checked(name, () => createPrivateKey(wrap(text, 'PRIVATE')))
}

export function readPublicKey(name: string, text: string): KeyObject {
  return checked(name, () => createPublicKey(wrap(text, 'PUBLIC')))
}
