export { actOf, actsOf, actKinds } from './acts.ts'
export { isRecorded } from './recorded.ts'
export { redacted } from './redact.ts'
export { hasSentence } from './sentences/sentence.ts'
