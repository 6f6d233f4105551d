import type { KeyObject } from 'node:crypto'
import { extraPackage } from '@hojip/platform/testing/extra-packages'

export interface Answered<Data = Record<string, string>> {
  status: number
  data: Data
}

/** What the tests use of another people's client of WeChat Pay. */
export interface Wechatpay {
  chain(path: string): {
    get<Data = Record<string, string>>(options?: object): Promise<Answered<Data>>
    post(body?: object): Promise<Answered>
  }
}

interface Kit {
  Wechatpay: new (options: {
    mchid: string
    serial: string
    privateKey: string
    certs: Record<string, string>
    baseURL: string
  }) => Wechatpay
  Formatter: {
    nonce(): string
    timestamp(): number
    response(timestamp: string, nonce: string, body: string): string
    joinedByLineFeed(...pieces: string[]): string
  }
  Rsa: {
    KEY_TYPE_PUBLIC: 'public'
    KEY_TYPE_PRIVATE: 'private'
    from(pem: string, type: 'public' | 'private'): KeyObject
    sign(text: string, key: KeyObject): string
    verify(text: string, signature: string, key: KeyObject): boolean
  }
  Aes: { AesGcm: { decrypt(ciphertext: string, key: string, iv: string, aad?: string): string } }
}

export function aWechatKit(): Kit {
  return extraPackage('wechatpay-axios-plugin')
}
