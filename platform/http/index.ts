export { call } from './contract.ts'
export type { Auth, Call, Calls, InputOf, OutputOf, ParsedInputOf } from './contract.ts'
export * as shapes from './shapes.ts'
export {
  bind,
  type Bound,
  type CallContext,
  type Handler,
  type PlainAnswer,
  type RawRequest,
  type Viewer,
} from './bind.ts'
export { createApi, type Api, type ApiOptions } from './api.ts'
export { createDraining, type Draining } from './draining.ts'
export { openApiOf } from './openapi.ts'
export { envelope, type Envelope } from './answer/envelope.ts'
export { httpRefusals } from './refusals.ts'
export type { ReceivedFile } from './input/received-file.ts'
export { writtenOnce } from './answer/written-once.ts'
export { chooseEncoding, compressAnswers, type Encoding } from './answer/compress.ts'
