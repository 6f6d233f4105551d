import { extraPackage } from '@hojip/platform/testing/extra-packages'

/** What the tests use of Alipay's SDK. */
export interface AlipaySdk {
  exec(method: string, params: object, options?: { validateSign: boolean }): Promise<Record<string, unknown>>
  pageExecute(method: string, httpMethod: 'GET', params: object): string
  checkNotifySignV2(fields: object): boolean
}

type Options = {
  appId: string
  privateKey: string
  alipayPublicKey: string
  gateway: string
  keyType: 'PKCS8'
}

/** Other people's client of Alipay. */
export function anAlipaySdk(options: Options): AlipaySdk {
  const kit = extraPackage<{ AlipaySdk: new (options: Options) => AlipaySdk }>('alipay-sdk')
  return new kit.AlipaySdk(options)
}
