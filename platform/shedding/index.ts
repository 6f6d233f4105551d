export { openGate, urgencies, type Gate, type Turn, type Urgency } from './gate.ts'
export { shedLoad, type SheddingOptions } from './shed-load.ts'
