export { agentRole } from '../parts/outbox/role.ts'
export { sendUnsent } from '../parts/outbox/send-unsent.ts'
export { forgetAnswers } from './forget-answers.ts'
