export { type Params, isSignedByAlipay, signParams, verifiedAnswer } from './alipay-signature.ts'
export { readPrivateKey, readPublicKey } from './rsa-keys.ts'
