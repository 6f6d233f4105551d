export type { OwnWrites } from './answer/own-writes.ts'
export { call } from './contract.ts'
export type { Call, OutputOf, ParsedInputOf } from './contract.ts'
export {
  mallCall,
  mallRead,
  mallWrite,
  ownCall,
  ownRead,
  ownWrite,
  shopCall,
  shopRead,
  shopWrite,
} from './tails.ts'
export * as shapes from './shapes.ts'
export {
  bind,
  type Bound,
  type CallContext,
  type Facts,
  type Handler,
  type Note,
  type PlainAnswer,
  type RawRequest,
  type Viewer,
} from './bind.ts'
export { createApi, isForeign, type Api, type InProcessCaller } from './api.ts'
export { createDraining } from './draining.ts'
export { openApiOf } from './openapi/document.ts'
export type { Said } from './openapi/described.ts'
export type { Envelope } from './answer/envelope.ts'
export { begunStream, framed } from './answer/begun-stream.ts'
export { csvAnswer } from './answer/csv-answer.ts'
export { answerTag } from './answer/send.ts'
export { httpRefusals } from './refusals.ts'
export { parseInput, storable, type NameOf } from './input/input.ts'
export { isLargeFile, type LargeFile, type ReceivedFile } from './input/received-file.ts'
export { writtenOnce } from './answer/written-once.ts'
export { brotliOptions } from './answer/brotli.ts'
export { zstdAtOnce } from './answer/zstd.ts'
export {
  chooseEncoding,
  chooseEncodingFor,
  compressAnswers,
  type Encoding,
  type QuickEncoding,
} from './answer/compress.ts'
export { urgencyOf } from './routes/urgency.ts'
