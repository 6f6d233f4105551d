export { agentRole } from '../storefront/outbox/role.ts'
export { sendUnsent } from '../storefront/outbox/send-unsent.ts'
export { forgetAnswers } from './forget-answers.ts'
