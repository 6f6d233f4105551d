export { openGate, type Urgency } from './gate.ts'
export { shedLoad } from './shed-load.ts'
