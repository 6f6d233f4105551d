export { type Params, hasValidSignature, signParams, verifiedAnswer } from './signed-params.ts'
export { readPrivateKey, readPublicKey } from './rsa-keys.ts'
