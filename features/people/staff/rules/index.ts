export { actOf, actsOf, actKinds } from './acts/acts.ts'
export { isRecorded } from './acts/recorded.ts'
export { redacted } from './acts/redact.ts'
export { hasSentence } from './acts/sentences/sentence.ts'
